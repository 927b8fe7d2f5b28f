import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const rows = readFileSync(resolve(root, 'docs/threat-model.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, threat = '']) => threat !== 'threat' && !/^-+$/.test(threat));

test('A careful owner finds for each threat a defence, and tests that are there', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [, threat, defence, proof = ''] of rows) {
    const files = [...proof.matchAll(/`([^`]+\.(?:test|proof)\.ts)`/g)].map(([, file = '']) => file);
    expect(defence, threat).not.toBe('');
    expect(files, threat).not.toEqual([]);
    expect(
      files.filter((file) => !existsSync(resolve(root, file))),
      threat,
    ).toEqual([]);
  }
});
