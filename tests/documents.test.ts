import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs', 'decisions');
const pages = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('a decision', () => {
  test.each(pages)('%s has a date, a status, alternatives and what would change it', (name) => {
    const text = read(name);
    expect(name).toMatch(/^\d{4}-[a-z\d-]+\.md$/);
    expect(text).toMatch(
      /^# .+\n\n\d{1,2} [A-Z][a-z]+ \d{4}(?:, revised [^.]+)?\. Status: (?:accepted|replaced by .+)\.\n/,
    );
    const [, alternatives = '', reasons = ''] = text.split(/\n## (?:Alternatives weighed|Revisit when)\n/);
    expect([alternatives.trim().length > 40, reasons.trim().length > 20]).toEqual([true, true]);
    expect(text.trim().split('\n').length).toBeLessThanOrEqual(50);
  });

  test('is in the list under its title, and each number is given once', () => {
    const titles = pages.map((name) => /^# (.+)/.exec(read(name))?.[1]);
    const rows = [...read('README.md').matchAll(/^\| \[(\d{4})\]\((\S+)\)\s*\| (.+?)\s*\|$/gm)];
    expect(rows.map(([, , file, title]) => [file, title])).toEqual(
      pages.map((name, index) => [name, titles[index]]),
    );
    expect(new Set(rows.map(([, number]) => number)).size).toBe(pages.length);
  });
});

test('every link from one page of the documentation to another leads to a page', () => {
  const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('docs', name))
    .concat('README.md', 'CONTRIBUTING.md')
    .filter((name) => name.endsWith('.md'));
  const links = documents.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/\]\(((?!https?:)[^)#\s]+\.md)/g)].map(
      ([, to = '']) => ({ from, to: join(dirname(from), to) }),
    ),
  );
  expect(links.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
});

test('every library that is installed has its job in the list of libraries', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const text = read('0001-libraries.md');
  const isNamed = (library: string) =>
    text.includes(`\`${library}\``) || text.includes(`\`${library.split('/')[0]}/…\``);
  const libraries = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(libraries.filter((library) => !isNamed(library))).toEqual([]);
  const named = [...text.matchAll(/^\| (.+?)\| /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, library = '']) => library),
  );
  expect(named.filter((name) => !name.endsWith('/…') && !libraries.includes(name))).toEqual([]);
});

test('every folder of the project stands in the table of the architecture, and none that is gone', () => {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const table = [...text.matchAll(/^\| `(\S+)\/?`.*\|$/gm)].map(([, path = '']) => path);
  const generated =
    /^(?:\.git|\.react-router|\.runtime|build|data|node_modules|test-results|playwright-report)$/;
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !generated.test(entry.name))
    .map(({ name }) => name);
  expect(folders.filter((name) => !table.some((path) => path.startsWith(`${name}/`)))).toEqual([]);
  expect(table.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
