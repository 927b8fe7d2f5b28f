/** `npm run rehearse -- --from ARCHIVE`: shows that an archive can be restored, beside the site. */
import { runOperation } from './launch/operation.mjs';

await runOperation('rehearse');
