/**
 * Every text that was made to run, written into the texts that the site takes, and what shows one opened: in a browser,
 * in mails, in tables and in data sheets. Nothing may run, be refused as a script, or ask another host.
 *   npm run vectors
 * It needs a build and a browser (CHROMIUM_PATH).
 */
import { vectors } from './vectors/corpus.ts';
import { walkVectors } from './vectors/walk-vectors.ts';

const result = await walkVectors({
  ...{ vectors, recordRounds: 8, documentRounds: 3, fileRounds: 3 },
  ...{ searches: vectors.length, everyPage: 1 },
});
const { findings, placed, different, visits, mails, sent, files, rows, bookRows, campaigns, links } = result;
console.log(
  `${vectors.length} vectors, ${different} of them written, ${placed} times; ${sent} forms taken, ${mails} mails, ${visits} pages opened`,
);
console.log(
  `Beside that ${files} files, ${rows} rows of tables, ${bookRows} of workbooks, ${campaigns} campaigns and ${links} links were taken`,
);
console.log(findings.length === 0 ? 'Nothing ran.' : findings.join('\n'));
process.exit(findings.length === 0 ? 0 : 1);
