import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import serverLine from '../scripts/server-line.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const run = (program: string, ...line: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, line, { cwd: root, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

/** What checks an example file as its own program reads it; deploy/nginx.conf is walked through in behind-nginx.test.ts. */
const tools = [
  { program: 'caddy', file: 'deploy/Caddyfile', line: ['validate', '--adapter', 'caddyfile', '--config'] },
  { program: 'systemd-analyze', file: 'deploy/ashlar.service', line: ['verify'] },
  // 1.4 of 10; more means that a restriction was lost.
  {
    ...{ program: 'systemd-analyze', file: 'deploy/ashlar.service' },
    line: ['security', '--offline=true', '--threshold=20'],
  },
  { program: 'promtool', file: 'deploy/alerts.yml', line: ['check', 'rules'] },
];
const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const missing = new Set(tools.map(({ program }) => program).filter((program) => !isThere(program)));
for (const program of missing) {
  const files = tools.filter((tool) => tool.program === program).map(({ file }) => file);
  console.info(`${program} is not on this machine: it does not check ${[...new Set(files)].join(', ')}.`);
}

describe('a hoster who takes an example file', () => {
  for (const { program, file, line } of tools) {
    test.skipIf(missing.has(program))(`gets one that ${program} ${line[0]} finds right: ${file}`, () => {
      const { status, said } = run(program, ...line, file);
      expect(status, said).toBe(0);
    });
  }

  test('starts the server under systemd as npm start does', () => {
    expect(read('deploy/ashlar.service')).toContain(`ExecStart=/usr/bin/node ${serverLine.join(' ')}\n`);
  });

  test('is woken by figures that the site tells', () => {
    const named = new Set(read('deploy/alerts.yml').match(/\bashlar_\w+/g));
    const source = ['api/metrics.api.ts', 'metrics-families.ts', 'age-families.ts', 'process-families.ts'];
    const told = source.map((file) => read(join('server', file))).join('\n');
    const unknown = [...named].filter((name) => !told.includes(`'${name.replace(/_(?:total|count)$/, '')}'`));
    expect([named.size > 10, unknown]).toEqual([true, []]);
  });
});
