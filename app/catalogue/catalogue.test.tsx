import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AdminTheme } from '../admin/shell/AdminTheme/AdminTheme.tsx';
import type { ExamplesModule } from './examples.ts';
import { withoutExamples } from './without-examples.ts';

/** Where shared components live, a folder each. */
const shelves = [
  'site/components',
  'admin/access',
  'admin/administrators',
  'admin/checks',
  'admin/controls',
  'admin/enquiries',
  'admin/forms',
  'admin/images',
  'admin/lists',
  'admin/media',
  'admin/schedule',
  'admin/shell',
  'admin/site',
  'admin/sorting',
  'admin/statistics',
];

const modules = import.meta.glob<ExamplesModule>('../**/*.examples.tsx', { eager: true });
const folders = shelves.flatMap((shelf) =>
  readdirSync(join('app', shelf), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${shelf}/${entry.name}`),
);

test('every component folder has examples, or a reason not to', () => {
  const shown = new Set(Object.keys(modules).map((file) => file.slice(3, file.lastIndexOf('/'))));
  const undecided = folders.filter((folder) => !shown.has(folder) && !(folder in withoutExamples));
  expect(undecided).toEqual([]);
  const outdated = Object.keys(withoutExamples).filter(
    (folder) => shown.has(folder) || !folders.includes(folder),
  );
  expect(outdated).toEqual([]);
});

test.each(Object.entries(modules))('%s can be shown', (file, { examples }) => {
  expect(Object.keys(examples)).not.toEqual([]);
  for (const [state, example] of Object.entries(examples)) {
    const shown = file.startsWith('../admin/') ? <AdminTheme>{example}</AdminTheme> : example;
    const Stub = createRoutesStub([{ path: '/', Component: () => shown }]);
    expect(() => renderToString(<Stub />), state).not.toThrow();
  }
});
