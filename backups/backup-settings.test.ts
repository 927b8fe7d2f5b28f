import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'word' };

describe('an operator who names a place for backups', () => {
  test('gets one a night, and 7 daily, 4 weekly and 6 monthly ones', () => {
    expect(readConfig({ BACKUP_TO: '/mnt/backups' }).backups).toEqual({
      ...{ to: '/mnt/backups', place: { folder: '/mnt/backups' }, at: '03:00' },
      keep: { daily: 7, weekly: 4, monthly: 6 },
    });
    expect(readConfig({}).backups).toBeUndefined();
  });

  test('may say when, and how many are kept; what is not named is not kept', () => {
    const { backups } = readConfig({
      ...{ BACKUP_TO: 's3://vault?region=us-east-1&prefix=stone', ...keys, BACKUP_AT: '23:45' },
      BACKUP_KEEP: '12 monthly, 3 daily',
    });
    expect(backups).toMatchObject({
      ...{ to: 's3://vault/stone', at: '23:45' },
      keep: { daily: 3, weekly: 0, monthly: 12 },
    });
  });

  test.each([
    ['BACKUP_TO', 'ftp://vault'],
    ['BACKUP_TO', 's3://vault'],
    ['BACKUP_AT', '3 am'],
    ['BACKUP_AT', '24:00'],
    ['BACKUP_KEEP', '7'],
    ['BACKUP_KEEP', '0 daily'],
    ['BACKUP_KEEP', '7 daily, 3 daily'],
    ['BACKUP_KEEP', '1 yearly'],
  ])('reads one line about %s=%s', (name, value) => {
    const read = () => readConfig({ BACKUP_TO: '/mnt/backups', [name]: value });
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('is told that a time alone makes no backups', () => {
    expect(() => readConfig({ BACKUP_AT: '03:00' })).toThrow(
      'BACKUP_TO is needed where BACKUP_AT is set: where backups go',
    );
  });

  test('is told that uploads are no place for them', () => {
    expect(() => readConfig({ DATA_DIR: '/srv/stone', BACKUP_TO: '/srv/stone/uploads/archives' })).toThrow(
      /^BACKUP_TO is among the uploads/,
    );
    expect(readConfig({ DATA_DIR: '/srv/stone', BACKUP_TO: '/srv/stone/archives' }).backups?.to).toBe(
      '/srv/stone/archives',
    );
  });
});
