/** `npm run copy -- --from URL --to URL`: from one database to another, or from one storage to another. */
import { runOperation } from './launch/operation.mjs';

await runOperation('copy');
