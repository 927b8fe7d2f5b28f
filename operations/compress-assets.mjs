/**
 * Writes NAME.br and NAME.gz beside every text file of a folder (default build/client), so that the server
 * sends the smallest form without compressing anything itself.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textTypes = new Set([
  '.js',
  '.css',
  '.html',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.wasm',
]);
const minimumBytes = 256;

const [folder = join('build', 'client')] = process.argv.slice(2);
const names = await readdir(folder, { recursive: true });
const written = await Promise.all(
  names.filter((name) => textTypes.has(extname(name))).map((name) => compress(join(folder, name))),
);
console.log(`${written.filter(Boolean).length} files compressed in ${folder}`);

/**
 * Both forms, unless the file is too small to gain from them.
 * @param {string} file
 */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length <= minimumBytes) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
