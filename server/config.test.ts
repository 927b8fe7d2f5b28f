import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('an operator who sets nothing', () => {
  test('gets a site on this machine with its data in ./data', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
    expect(config.databaseUrl).toMatch(/^sqlite:.*data\/ashlar\.sqlite$/);
    expect(config.hasDemoContent).toBe(true);
  });

  test('may leave variables empty, as container files do', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000);
  });
});

describe('an operator who sets a variable wrongly', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'stone.example'],
    ['PUBLIC_URL', 'https://stone.example/shop'],
    ['ADMIN_URL', 'admin.stone.example'],
    ['ADMIN_URL', 'https://stone.example/admin'],
    ['DATABASE_URL', 'mysql://localhost/stone'],
    ['STORAGE_URL', 'ftp://files.example'],
    ['ADMIN_USERNAME', 'a'.repeat(81)],
    ['ADMIN_USERNAME', '\u0430dmin'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'aaaaaaaaaaaa'],
    ['ADMIN_PASSWORD', 'Admin-2026'],
    ['DEMO_CONTENT', 'yes'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@stone.example\r\nBcc: b@stone.example'],
    ['NOTIFY_TO', 'a@stone.example, nobody'],
    ['FORM_COLLECTOR_URL', 'forms'],
    ['FORM_COLLECTOR_FIELDS', '{"name":'],
    ['FORM_COLLECTOR_FIELDS', '["name"]'],
    ['ANALYTICS_ID', 'G-1"><script>'],
    ['ADS_CONVERSION', 'a b'],
    ['CACHE_MB', '64 MB'],
    ['METRICS_TOKEN', 'short'],
    ['SECOND_FACTOR_KEY', 'short'],
    ['METRICS_TOKEN', 'with blanks between them'],
  ])('%s=%s reads one line that begins with its name', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('never finds a password or a token in the message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).toThrow(/^(?!.*secret)/);
    expect(() => readConfig({ ADMIN_PASSWORD: 'aaaaaaaaaaaa' })).toThrow(/^(?!.*aaaaaaaaaaaa)/);
    expect(() => readConfig({ METRICS_TOKEN: 'secret' })).toThrow(/^(?!.*secret)/);
  });
});

describe('an operator who wants enquiries by e-mail', () => {
  const mail = {
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'Stone <site@stone.example>',
    NOTIFY_TO: 'sales@stone.example, owner@stone.example',
  };

  test('names the server, the sender and whom to tell', () => {
    expect(readConfig(mail).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      to: mail.NOTIFY_TO,
    });
    expect(readConfig({ MAIL_FROM: mail.MAIL_FROM }).mail).toBeUndefined();
  });

  test.each(['MAIL_FROM', 'NOTIFY_TO'])('is told that %s is missing', (name) => {
    const read = () => readConfig({ ...mail, [name]: undefined });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} is needed where SMTP_URL is set`));
  });

  test('never finds the password of the mail server in a message', () => {
    const read = () => readConfig({ ...mail, SMTP_URL: 'smtp:user:secret@mail.example' });
    expect(read).toThrow(/^SMTP_URL (?!.*secret)/);
  });
});

describe('an operator behind a proxy', () => {
  test.each([
    [undefined, false],
    ['false', false],
    ['1', 1],
    ['10', 10],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    [' 192.0.2.1, 2001:db8::/32,::1 ', ['192.0.2.1', '2001:db8::/32', '::1']],
  ])('names whom to believe with TRUST_PROXY=%s', (value, proxies) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(proxies);
  });

  test.each(
    [
      ...['0', '-1', '1.5', '11', '1e1', 'yes', 'proxy.example', '10.0.0.256', '10.0.0.0/33', '10.0.0.0/x'],
      ...['0.0.0.0/0', '::/0', '2001:db8::/129', '10.0.0.1,', ',', '10.0.0.0/8/8', '010.0.0.1', 'loopback'],
    ].map((value) => [value]),
  )('is told in one line that TRUST_PROXY=%s cannot be used', (value) => {
    const read = () => readConfig({ TRUST_PROXY: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^TRUST_PROXY is false, a number of hops [^\n]+$/);
  });

  test.each(['true', ' true '])('is told what TRUST_PROXY=%j would believe', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
      /^TRUST_PROXY [^\n]+ whatever a visitor writes [^\n]+$/,
    );
  });

  test('gives the public origin without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://stone.example/' }).publicUrl).toBe('https://stone.example');
  });
});

test('An operator who gives the back office an origin has to tell the two apart', () => {
  const read = (adminUrl: string, publicUrl = 'https://stone.example') =>
    readConfig({ ADMIN_URL: adminUrl, PUBLIC_URL: publicUrl });
  expect(read('https://admin.stone.example/').adminUrl).toBe('https://admin.stone.example');
  expect(readConfig({}).adminUrl).toBeUndefined();
  expect(() => read('http://stone.example')).toThrow(/^ADMIN_URL has a host of its own[^\n]+$/);
  expect(() => read('https://admin.stone.example', '')).toThrow(
    /^PUBLIC_URL is needed where ADMIN_URL is set[^\n]+$/,
  );
});
