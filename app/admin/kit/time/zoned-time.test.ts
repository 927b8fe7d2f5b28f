import { describe, expect, test } from 'vitest';
import { timeZones } from '#content/documents/time-zones.ts';
import { offsetName, readWallTime, wallTimeOf } from './zoned-time.ts';

const berlin = 'Europe/Berlin';

function read(date: string, time: string, zone: string) {
  const reading = readWallTime({ date, time }, zone);
  return reading && [reading.kind, ...reading.instants.map((instant) => new Date(instant).toISOString())];
}

describe('a time that an editor types as clocks at the company show it', () => {
  test('is one moment, whatever the offset of the place', () => {
    expect(read('2026-12-24', '09:00', 'Asia/Kolkata')).toEqual(['once', '2026-12-24T03:30:00.000Z']);
    expect(read('2026-12-24', '09:00', 'UTC')).toEqual(['once', '2026-12-24T09:00:00.000Z']);
    expect(read('2026-07-01', '09:00', berlin)).toEqual(['once', '2026-07-01T07:00:00.000Z']);
    expect(read('2026-12-31', '23:30', 'America/St_Johns')).toEqual(['once', '2027-01-01T03:00:00.000Z']);
  });

  test('is taken an hour later where clocks go forward over it', () => {
    expect(read('2026-03-29', '02:30', berlin)).toEqual(['gap', '2026-03-29T01:30:00.000Z']);
    expect(wallTimeOf(Date.parse('2026-03-29T01:30:00Z'), berlin)).toEqual({
      date: '2026-03-29',
      time: '03:30',
    });
  });

  test('is two moments where clocks go back, the first before the second', () => {
    const both = ['twice', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    expect(read('2026-10-25', '02:30', berlin)).toEqual(both);
    expect(read('2026-10-25', '03:00', berlin)).toEqual(['once', '2026-10-25T02:00:00.000Z']);
  });

  test('follows a place that changes its clocks by half an hour, and one that leaves out a day', () => {
    expect(read('2026-04-05', '01:45', 'Australia/Lord_Howe')?.[0]).toBe('twice');
    expect(read('2011-12-30', '12:00', 'Pacific/Apia')?.[0]).toBe('gap');
  });

  test('is none while it is not complete', () => {
    expect(read('2026-12-24', '', berlin)).toBeUndefined();
    expect(read('', '09:00', berlin)).toBeUndefined();
  });

  test('reads the same in every zone that a company can choose', () => {
    for (const zone of timeZones) {
      const moment = Date.parse('2026-06-15T12:34:00Z');
      expect(readWallTime(wallTimeOf(moment, zone), zone), zone).toEqual({
        kind: 'once',
        instants: [moment],
      });
    }
  });

  test('has the offset of its day', () => {
    expect(offsetName(Date.parse('2026-12-24T03:30:00Z'), 'Asia/Kolkata')).toBe('UTC+05:30');
    expect(offsetName(Date.parse('2026-12-24T03:30:00Z'), 'America/New_York')).toBe('UTC−05:00');
  });
});
