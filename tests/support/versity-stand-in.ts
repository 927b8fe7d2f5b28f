/**
 * Stands in for the program `versitygw` in a container where its image cannot be had (tests/compose.ts): the storage of the
 * tests, told where and for whom by the words and variables that compose.yaml has for it. Of its folder's folders it serves one.
 *   ROOT_ACCESS_KEY=… ROOT_SECRET_KEY=… node versity-stand-in.ts --port :7070 --health /health posix /buckets
 */
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startObjectStorage } from './object-storage.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: ':7070' }, health: { type: 'string', default: '/health' } },
  allowPositionals: true,
});
const [kind, directory = ''] = positionals;
if (kind !== 'posix') throw new Error(`Only a folder is served here, not ${kind}.`);
const [bucket = ''] = readdirSync(directory);
const { ROOT_ACCESS_KEY = '', ROOT_SECRET_KEY = '' } = process.env;
const storage = await startObjectStorage({
  ...{ directory, bucket, region: 'us-east-1', healthPath: values.health },
  address: { host: '0.0.0.0', port: Number(values.port.slice(1)) },
  credentials: { AWS_ACCESS_KEY_ID: ROOT_ACCESS_KEY, AWS_SECRET_ACCESS_KEY: ROOT_SECRET_KEY },
});
process.once('SIGTERM', () => storage.stop().then(() => process.exit()));
