import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { serverLine } from './support/server-line.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const run = (program: string, ...line: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, line, { cwd: root, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

/** What checks an example file as its own program reads it; operations/deploy/nginx.conf is walked through in behind-nginx.test.ts. */
const tools = [
  {
    program: 'caddy',
    file: 'operations/deploy/Caddyfile',
    line: ['validate', '--adapter', 'caddyfile', '--config'],
  },
  { program: 'systemd-analyze', file: 'operations/deploy/ashlar.service', line: ['verify'] },
  // 1.4 of 10; more means that a restriction was lost.
  {
    ...{ program: 'systemd-analyze', file: 'operations/deploy/ashlar.service' },
    line: ['security', '--offline=true', '--threshold=20'],
  },
  { program: 'promtool', file: 'operations/deploy/alerts.yml', line: ['check', 'rules'] },
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

  test('starts the server under systemd as npm start does, with the Node.js that it brought', () => {
    const unit = read('operations/deploy/ashlar.service');
    expect(unit).toContain(`ExecStart=/usr/bin/env node ${serverLine.join(' ')}\n`);
    expect(unit).toContain('Environment=PATH=/opt/ashlar/.runtime/node/node_modules/.bin:');
    const brought = join(root, '.runtime/node/node_modules');
    // A machine with a Node.js that is new enough needs none.
    if (existsSync(brought)) expect(existsSync(join(brought, '.bin/node'))).toBe(true);
  });

  test('reads one and the same oldest Node.js everywhere', () => {
    const [, oldest] = /^>=(\d+\.\d+)\.0$/.exec(manifest.engines.node) ?? [];
    for (const file of ['README.md', 'docs/operating.md', 'operations/deploy/ashlar.service', 'Dockerfile'])
      expect(read(file)).toContain(`Node.js ${oldest} or newer`);
  });

  test('is woken by figures that the site tells', () => {
    const named = new Set(read('operations/deploy/alerts.yml').match(/\bashlar_\w+/g));
    const told = ['api/operations/metrics.ts', 'http/traffic.ts']
      .map((file) => read(`server/${file}`))
      .join('\n');
    const unknown = [...named].filter((name) => !told.includes(`'${name.replace(/_(?:total|count)$/, '')}'`));
    expect([named.size > 10, unknown]).toEqual([true, []]);
  });
});
