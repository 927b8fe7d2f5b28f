/** `npm run restore -- --from ARCHIVE [--into FOLDER]`: makes a site of an archive. */
import { runOperation } from './launch/operation.mjs';

await runOperation('restore');
