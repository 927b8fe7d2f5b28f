/**
 * Stamps: a file that says what a finished piece of work was made from. It is removed before the work starts
 * and written after it succeeded, so an interrupted run never leaves one that counts.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @import { Hash } from 'node:crypto' */

/**
 * True when the stamp exists and was written for exactly this content.
 * @param {string} file
 * @param {string} content
 */
export function isStamped(file, content) {
  try {
    return readFileSync(file, 'utf8') === content;
  } catch {
    return false;
  }
}

/**
 * Does the work between removing the stamp and writing it anew.
 * @param {string} file
 * @param {string} content
 * @param {() => Promise<void>} work
 */
export async function stampAfter(file, content, work) {
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * SHA-256 over the names and bytes of files and folders under `root`; a missing one counts as missing.
 * @param {string} root
 * @param {string[]} paths
 * @param {{ ignores?: (path: string) => boolean }} options
 */
export function hashPaths(root, paths, { ignores = () => false } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, root, path, ignores);
  return hash.digest('hex');
}

/**
 * @param {Hash} hash
 * @param {string} root
 * @param {string} path
 * @param {(path: string) => boolean} ignores
 */
function addPath(hash, root, path, ignores) {
  if (ignores(path)) return;
  try {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return void hash.update(`${path}\0missing\0`);
    if (code !== 'EISDIR') throw error;
    for (const name of readdirSync(join(root, path)).sort()) addPath(hash, root, `${path}/${name}`, ignores);
  }
}
