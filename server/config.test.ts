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
    ['DATABASE_URL', 'mysql://localhost/stone'],
    ['STORAGE_URL', 'ftp://files.example'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEMO_CONTENT', 'yes'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['FORM_COLLECTOR_URL', 'forms'],
    ['FORM_COLLECTOR_FIELDS', '{"name":'],
    ['FORM_COLLECTOR_FIELDS', '["name"]'],
    ['ANALYTICS_ID', 'G-1"><script>'],
    ['ADS_CONVERSION', 'a b'],
  ])('%s=%s reads one line that begins with its name', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('never finds a password in the message', () => {
    expect(() => readConfig({ ADMIN_PASSWORD: 'secret' })).toThrow(/^(?!.*secret)/);
  });
});

describe('an operator behind a proxy', () => {
  test('names whom to believe', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
    expect(readConfig({}).trustProxy).toBe(false);
  });

  test('gives the public origin without a slash at its end', () => {
    expect(readConfig({ PUBLIC_URL: 'https://stone.example/' }).publicUrl).toBe('https://stone.example');
  });
});
