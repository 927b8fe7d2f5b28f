import { expect, test } from 'vitest';
import type { Company } from './company.document.ts';
import { showHours } from './opening-hours.ts';

type Row = Partial<Company['hours'][number]>;
const words = { dayRange: '{from} to {until}', closed: 'Closed' };
const week: Row['days'] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** With the spaces that are typed: Intl has finer ones. */
function read(rows: Row[], country: string | null = 'PT'): string[] {
  const empty = { days: [], opens: '', closes: '', daysText: '', timesText: '' };
  const hours = rows.map((row, index) => ({ id: `row-${index}`, ...empty, ...row }));
  return showHours({ hours, country }, words).map(({ days, times }) =>
    `${days}: ${times}`.replace(/\s/g, ' '),
  );
}

test.each([
  ['PT', '09:00–18:00'],
  ['US', '9:00 AM – 6:00 PM'],
  ['IN', '9:00 am – 6:00 pm'],
  [null, '09:00–18:00'],
])('a visitor reads times by the clock of %s', (country, times) => {
  expect(read([{ days: week, opens: '09:00', closes: '18:00' }], country)).toEqual([
    `Monday to Friday: ${times}`,
  ]);
});

test('a visitor reads days together that are open alike, and the rest one by one', () => {
  expect(
    read([
      { days: week, opens: '09:00', closes: '12:30' },
      { days: week, opens: '14:00', closes: '18:00' },
      { days: ['mon', 'wed', 'thu', 'fri', 'sun'], opens: '19:00', closes: '02:00' },
      { days: ['sat', 'sun'] },
    ]),
  ).toEqual([
    'Monday to Friday: 09:00–12:30 and 14:00–18:00',
    'Monday, Wednesday to Friday and Sunday: 19:00 – 02:00',
    'Saturday and Sunday: Closed',
  ]);
});

test('what the company says in its own words stands instead', () => {
  expect(
    read([
      { days: ['sat'], opens: '09:00', closes: '12:00', timesText: 'Ring first' },
      { daysText: 'In August' },
    ]),
  ).toEqual(['Saturday: Ring first', 'In August: Closed']);
});

test('a visitor reads days, times and lists in the language of the page', () => {
  const hours = [{ id: 'week', days: week, opens: '09:00', closes: '18:00', daysText: '', timesText: '' }];
  const inGerman = { dayRange: '{from} bis {until}', closed: 'Geschlossen' };
  expect(showHours({ hours, country: 'DE' }, inGerman, 'de')).toMatchObject([{ days: 'Montag bis Freitag' }]);
});

test('a visitor reads days in the own language, and times that are not translated as what they are', () => {
  const row = { id: 'week', days: week, opens: '', closes: '', daysText: '', timesText: '9 to 5' };
  const hours = [Object.assign(row, { fallback: ['timesText'] })];
  const untranslated = { ...words, fallback: ['dayRange', 'closed'] };
  expect(showHours({ hours, country: null }, untranslated, 'de')).toEqual([
    { id: 'week', days: 'Montag – Freitag', times: '9 to 5', fallback: ['times'] },
  ]);
});
