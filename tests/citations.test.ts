import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/** A page of docs/, and where a heading of it is meant: `specification/api.md, "Slugs"`. */
const citation = /\b((?:docs\/)?(?:specification|decisions)\/[\w-]+\.md|docs\/[\w-]+\.md)(?:, "([^"\n]+)")?/g;

test('a newcomer finds every page and heading that a comment cites', () => {
  const citations = listSources().flatMap(citationsOf);
  expect(citations.filter(({ page, heading }) => !hasHeading(page, heading))).toEqual([]);
  expect(citations.length).toBeGreaterThan(100);
});

test('a newcomer meets no citation of a document that is not in the repository', () => {
  const foreign = /(?<![\w/-])(?:public-site|back-office|decisions|stone-facts|art-direction|stack)\.md/;
  const broken = listSources().filter((file) => foreign.test(textOf(file)));
  expect(broken).toEqual([]);
});

/** Comments may break a citation's line; it is read as one. */
function citationsOf(file: string): { file: string; page: string; heading: string | undefined }[] {
  return [...textOf(file).matchAll(citation)].map(([, page = '', heading]) => ({
    file,
    page: page.startsWith('docs/') ? page : `docs/${page}`,
    heading,
  }));
}

function hasHeading(page: string, heading: string | undefined): boolean {
  const path = join(root, page);
  if (!existsSync(path)) return false;
  const headings = readFileSync(path, 'utf8').split('\n');
  return (
    heading === undefined ||
    headings.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  );
}

function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/\n\s*\* ?/g, ' ');
}

function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '' && file !== 'tests/citations.test.ts' && existsSync(join(root, file)));
}
