import { expect, test } from 'vitest';
import { findPlaces, type PaletteShortcut, recordEntries, textEntries } from './palette-entries.ts';

const visited: string[] = [];
const reach: PaletteShortcut = {
  navigate: (path) => void visited.push(path),
  toggleColours: () => undefined,
  showShortcuts: () => undefined,
  signOut: () => undefined,
  viewSite: () => undefined,
  may: () => true,
};

test('an administrator finds an action by any of its words, in any order', () => {
  const groups = findPlaces('product new', reach);
  expect(groups.map(({ label, entries }) => [label, entries.map((entry) => entry.label)])).toEqual([
    ['Actions', ['New product']],
  ]);
});

test('an administrator who has typed nothing sees every page', () => {
  const pages = findPlaces('', reach).find(({ label }) => label === 'Pages');
  expect(pages?.entries.map((entry) => entry.label)).toEqual(
    expect.arrayContaining(['Dashboard', 'Products', 'Inbox', 'Trash']),
  );
});

test('a record that was found leads to its form', () => {
  const [entry] = recordEntries(
    [{ path: 'products', id: 7, title: 'Statuario', detail: 'Italy', image: '', sitePath: '/statuario/' }],
    reach,
  );
  entry?.run();
  expect(entry?.detail).toBe('Products · Italy');
  expect(visited).toEqual(['/admin/products/7/edit/']);
});

test('an administrator finds a field of a site document by its label, and is led to it', () => {
  const [entry] = findPlaces('logo', reach).find(({ label }) => label === 'Site')?.entries ?? [];
  expect([entry?.label, entry?.detail]).toEqual(['Logo', 'Appearance']);
  entry?.run();
  expect(visited.at(-1)).toBe('/admin/site/appearance/#logo');
});

test('an administrator finds the words of a site document, and is led to the field they stand in', () => {
  const found = { key: 'company', field: 'hours/weekdays/days', label: 'Days', text: 'Monday to Friday' };
  const [entry] = textEntries([found], reach);
  expect([entry?.label, entry?.detail]).toEqual(['Monday to Friday', 'Company · Days']);
  entry?.run();
  expect(visited.at(-1)).toBe('/admin/site/company/#hours%2Fweekdays%2Fdays');
});

test('an administrator finds a fixed text of the site by what it says, and is led to it among the words', () => {
  const [shipped] = findPlaces('explore now', reach).find(({ label }) => label === 'Site')?.entries ?? [];
  expect([shipped?.label, shipped?.detail]).toEqual(['EXPLORE NOW', 'Words']);
  shipped?.run();
  expect(visited.at(-1)).toBe('/admin/site/words/?search=EXPLORE%20NOW');
  const found = {
    key: 'wording',
    field: 'messages/collections:explore',
    label: '',
    text: '…all our stones…',
  };
  textEntries([found], reach)[0]?.run();
  expect(visited.at(-1)).toBe('/admin/site/words/?search=all%20our%20stones');
});
