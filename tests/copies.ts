/**
 * Makes a site of a thousand records and five hundred pictures, and walks it in two circles with the operator's commands:
 * copied from SQLite and a folder to PostgreSQL and object storage and back, and backed up and restored the same way. After
 * each step every row and every byte is compared.
 *   DATABASE_URL=postgres://… [STORAGE_URL=s3://…] npm run copies -- [records] [pictures]
 * The account has to be allowed to make databases; those that it makes are gone afterwards. A bucket that is named has to be
 * empty, and is not emptied afterwards; without one it is the tests' own server.
 */
import { proveCopies } from './support/copies-proof.ts';

const [records = 1_000, pictures = 500] = process.argv.slice(2).map(Number);
const postgresUrl = process.env.DATABASE_URL ?? '';
if (!postgresUrl.startsWith('postgres')) throw new Error('DATABASE_URL names a PostgreSQL server');
const { STORAGE_URL: url, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
const credentials = { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
console.log(`${records} records, ${pictures} pictures`);
const { rows, tables, files, bytes, differences } = await proveCopies({
  ...{ records, pictures, postgresUrl, bucket: url === undefined ? undefined : { url, credentials } },
  isRehearsed: true,
  onStep: (what) => console.log(what),
});
console.log(`${rows} rows in ${tables} tables, ${files} files of ${bytes} bytes.`);
console.log(differences.length === 0 ? 'Byte for byte the same.' : differences.join('\n'));
process.exitCode = differences.length === 0 ? 0 : 1;
