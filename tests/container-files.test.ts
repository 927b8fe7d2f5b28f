import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { contextFiles } from '../proofs/container/container-context.ts';
import { imageOf, readStages } from '../proofs/container/container-file.ts';
import { serverLine } from './support/server-line.ts';

type Service = {
  environment: Record<string, string>;
  volumes: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** More than the server takes for a stop by itself (docs/operating.md). */
const stopSeconds = 20;

describe('a hoster who builds the image', () => {
  const stages = readStages(read('Dockerfile'));
  const last = stages.at(-1) ?? expect.fail('no stage');
  const image = imageOf(last);

  test('runs the server as npm start does', () => {
    expect(image.command).toEqual(['node', ...serverLine]);
    expect(image.env).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
  });

  test('gets an ordinary user, one folder to keep, a health check and a stop that finishes what is under way', () => {
    expect(image.user).toEqual({ uid: 65532, gid: 65532 });
    expect(image.volumes).toEqual(['/data']);
    expect(image.healthCheck.slice(0, 2)).toEqual(['node', '-e']);
    expect(image.healthCheck.join(' ')).toContain('/api/ready');
    expect(image.stopSignal).toBe('SIGTERM');
  });

  test('finds no tool that builds in the last stage, which only takes what others have made', () => {
    expect(last.steps.filter(({ word }) => word === 'RUN')).toEqual([]);
    const from = stages.find(({ name }) => name === last.steps.find(({ flags }) => flags.from)?.flags.from);
    expect(from?.steps.filter(({ text }) => text.startsWith('npm')).map(({ text }) => text)).toEqual([
      'npm ci --omit=dev',
    ]);
  });

  test('sends the builder neither secrets nor tests, and all that the site is made of', () => {
    const files = contextFiles(root);
    expect(
      files.filter((file) => /(?:^|\/)\.env|^(?:data|docs|tests|deploy)\/|\.test\.tsx?$/.test(file)),
    ).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['package-lock.json', 'server/main.ts', 'app/routes.ts']));
  });

  test('gets the same images from any engine, because each is named with its registry', () => {
    const images = [...read('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, name]) => name);
    for (const name of [...stages.map(({ base }) => base), ...images])
      expect(name).toMatch(/^docker\.io\/.+\//);
  });

  test('is told where the file says what nobody here can follow', () => {
    expect(() => readStages('FROM a AS b\nSHELL ["sh"]')).toThrow('SHELL ["sh"]');
  });
});

describe('a hoster who starts compose.yaml', () => {
  const { services, volumes } = parseYaml(read('compose.yaml')) as Compose;
  const site = services.site ?? expect.fail('no site');

  test('sets nothing that the site does not know, and nothing that it refuses', () => {
    const settings = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
    const known = [...settings.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(site.environment)));
    const given = { PUBLIC_URL: 'https://stone.example' };
    const config = readConfig(filledIn(site.environment, given));
    expect(config).toMatchObject({ publicUrl: given.PUBLIC_URL, storage: { objects: { bucket: 'ashlar' } } });
    expect(config.databaseUrl).toBe('postgres://ashlar:given@database/ashlar');
  });

  test('is told at once which value is missing, instead of starting with an empty one', () => {
    const secrets = Object.values(services).flatMap(({ environment }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|URL$/.test(name)),
    );
    const empty = secrets.filter(([, value]) => /\$\{\w+\}/.test(value));
    expect(empty).toEqual([]);
  });

  test('gets a backup every night, in a volume that the image gives to its user', () => {
    const folder = filledIn(site.environment, {}).BACKUP_TO ?? '';
    expect(site.volumes.map((line) => line.split(':')[1])).toContain(folder);
    const copied = readStages(read('Dockerfile'))
      .at(-1)
      ?.steps.filter(({ flags }) => flags.chown === '65532:65532');
    expect(copied?.map(({ text }) => text.split(' ').at(-1))).toContain(folder);
  });

  test('waits for database and storage, and gives the server the time that its stop takes', () => {
    const others = Object.keys(services).filter((name) => name !== 'site');
    expect(Object.keys(site.depends_on ?? {})).toEqual(others);
    for (const name of others) {
      expect(site.depends_on?.[name]?.condition).toBe('service_healthy');
      expect(services[name]?.healthcheck?.test[0]).toBe('CMD');
    }
    const drain = Number(filledIn(site.environment, {}).DRAIN_SECONDS);
    expect(Number.parseInt(site.stop_grace_period ?? '', 10)).toBeGreaterThan(stopSeconds + drain);
  });

  test('keeps what each service writes in a volume with a name', () => {
    const used = Object.values(services).flatMap((service) =>
      service.volumes.map((line) => line.split(':')[0]),
    );
    expect(used).toEqual(Object.keys(volumes));
  });
});

/** As Docker puts the values of `.env` in: what is given, else the default, else what stands for a secret. */
function filledIn(
  environment: Record<string, string>,
  given: Record<string, string>,
): Record<string, string> {
  const fill = (value: string) =>
    value.replaceAll(
      /\$\{(\w+):([-?])([^}]*)\}/g,
      (_all, name: string, kind: string, rest: string) => given[name] ?? (kind === '-' ? rest : 'given'),
    );
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]));
}
