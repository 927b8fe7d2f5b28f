import { glob } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { toSnakeCase } from './kit/spellings.shared.ts';
import { entities } from './registry.ts';

test('the registry has every entity that a folder declares', async () => {
  const declared: string[] = [];
  for await (const file of glob('entities/*/*.entity.ts', { cwd: import.meta.dirname })) {
    declared.push(basename(file, '.entity.ts'));
  }
  const registered = entities.map(({ name }) => toSnakeCase(name).replaceAll('_', '-'));
  expect(declared.sort()).toEqual(registered.sort());
});
