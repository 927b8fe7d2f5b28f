import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const demoFolder = import.meta.dirname;

/** Reads a JSON file below `demo/content/`. */
export async function readContent(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(demoFolder, 'content', name), 'utf8'));
}

export async function readContentText(name: string): Promise<string> {
  return readFile(join(demoFolder, 'content', name), 'utf8');
}

/** Names of the JSON files in a folder below `demo/content/`, without their ending, in alphabetical order. */
export async function listContent(folder: string): Promise<string[]> {
  const names = await readdir(join(demoFolder, 'content', folder));
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}

/** Files below a folder of `demo/`, as paths with `/` relative to that folder. */
export async function listFiles(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(join(demoFolder, folder), { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .sort();
}

export function readBytes(folder: string, name: string): Promise<Buffer> {
  return readFile(join(demoFolder, folder, name));
}
