/** `npm run backup -- --to FOLDER|s3://…`: everything that the site holds, in one archive. */
import { runOperation } from './launch/operation.mjs';

await runOperation('backup');
