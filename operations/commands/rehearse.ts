import { openArchiveSource } from '#backups/archive-place.ts';
import { rehearse } from '#backups/rehearse.ts';
import { readConfig } from '#server/config/config.ts';
import { runOperation } from './run-operation.ts';

/** Restores an archive into a fresh place, compares all of it, starts it, looks at it, and takes it away again. */
await runOperation({
  failure: 'The rehearsal did not succeed',
  usage: 'npm run rehearse -- --from ARCHIVE',
  required: ['from'],
  async run({ from = '' }, signal) {
    const source = await openArchiveSource(from, process.env);
    const onProved = (sentence: string) => console.log(sentence);
    await rehearse({ source, site: readConfig(process.env), onProved, signal });
    console.log('This archive can be restored.');
  },
});
