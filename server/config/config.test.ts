import { describe, expect, test } from 'vitest';
import { ConfigError, findMisspeltSettings, readConfig } from './config.ts';

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
    ['DEMO_CONTENT', 'perhaps'],
    ['ACCESS_LOG', 'debug'],
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

describe('an operator who turns something on or off', () => {
  test.each([
    ...['true', 'on', 'yes', '1', 'TRUE', ' On '].map((word) => [word, true] as const),
    ...['false', 'off', 'no', '0', 'Off'].map((word) => [word, false] as const),
  ])('may write %j for every such setting', (word, isOn) => {
    const config = readConfig({ ACCESS_LOG: word, DEMO_CONTENT: word });
    expect([config.hasAccessLog, config.hasDemoContent]).toEqual([isOn, isOn]);
  });
});

describe('an operator who misspells a setting', () => {
  test.each([
    ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
    ['ADMIN_PASSWROD', 'ADMIN_PASSWORD'],
    ['admin_password', 'ADMIN_PASSWORD'],
    ['ADMIN-PASSWORD', 'ADMIN_PASSWORD'],
    ['ASHLAR_ADMIN_PASSWORD', 'ADMIN_PASSWORD'],
    ['BACKUPS_TO', 'BACKUP_TO'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['INBOX_DAY', 'INBOX_DAYS'],
    ['SECOND_FACTOR_KEYS', 'SECOND_FACTOR_KEY'],
  ])('reads %s and what it was to be', (name, meant) => {
    expect(findMisspeltSettings({ [name]: 'secret' })).toEqual([
      `${name} is no setting and does nothing; did you mean ${meant}?`,
    ]);
  });

  test('reads names that nobody else has, even where nothing is like them', () => {
    expect(findMisspeltSettings({ ASHLAR_COLOUR: 'x', SHORTLIST_MONTHS: '3' })).toHaveLength(2);
  });

  test('reads nothing of other programs, of settings that are right, and of what is empty', () => {
    const foreign =
      'HOME HOSTNAME HOSTS PORTS POST PATH PWD OLDPWD SHLVL USER LANG LC_ALL TZ TERM EDITOR INVOCATION_ID JOURNAL_STREAM ' +
      'NOTIFY_SOCKET WATCHDOG_USEC STATE_DIRECTORY CACHE_DIRECTORY XDG_DATA_DIRS XDG_DATA_HOME npm_config_cache NODE_OPTIONS ' +
      'NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS DATABASE_HOST DATABASE_NAME DB_URL REDIS_URL PGHOST PGPASSWORD POSTGRES_PASSWORD ' +
      'AWS_REGION AWS_SESSION_TOKEN AWS_DEFAULT_REGION AWS_PROFILE SMTP_HOST SMTP_USER SMTP_PORT MAIL_HOST MAIL_TO MAIL_FROM_NAME ' +
      'ADMIN_EMAIL ADMIN_USER ADMIN_TOKEN PUBLIC_KEY PUBLIC_PORT BACKUP_DIR BACKUP_PATH CACHE_DIR CACHE_TTL DATA_PATH STORAGE_DIR ' +
      'METRICS_PORT ACCESS_KEY ACCESS_TOKEN ANALYTICS_KEY HTTP_PROXY HTTPS_PROXY NO_PROXY TRUST_STORE DEMO_MODE CI DEBUG LOG_LEVEL';
    const environment = Object.fromEntries(foreign.split(' ').map((name) => [name, 'x']));
    const right = {
      ADMIN_PASSWORD: 'stone-and-water',
      NODE_ENV: 'production',
      ADMIN_PASWORD: 'old',
      INBOX_DAY: '',
    };
    expect(findMisspeltSettings({ ...environment, ...right })).toEqual([]);
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
    expect(readConfig({}).mail).toBeUndefined();
  });

  test.each([
    [{ ...mail, MAIL_FROM: undefined }, 'MAIL_FROM is needed where SMTP_URL is set'],
    [{ ...mail, NOTIFY_TO: undefined }, 'NOTIFY_TO is needed where SMTP_URL is set'],
    [{ MAIL_FROM: mail.MAIL_FROM }, 'SMTP_URL is needed where MAIL_FROM is set'],
    [{ NOTIFY_TO: mail.NOTIFY_TO }, 'SMTP_URL is needed where NOTIFY_TO is set'],
  ])('is told which of the three is missing: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
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

  test('names hosts of the own network that pictures may be fetched from', () => {
    const { fetchAllow } = readConfig({ FETCH_ALLOW: 'Pictures.local:8080, [::1]:443' });
    expect([...fetchAllow]).toEqual(['pictures.local:8080', '[::1]:443']);
    expect(readConfig({}).fetchAllow.size).toBe(0);
  });

  test.each(['pictures.local', 'https://pictures.local:1', 'a:0x1', 'a:70000', 'a:1,'])(
    'is told in one line that FETCH_ALLOW=%s cannot be used',
    (value) => {
      expect(() => readConfig({ FETCH_ALLOW: value })).toThrow(/^FETCH_ALLOW is a host with its port[^\n]+$/);
    },
  );

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
