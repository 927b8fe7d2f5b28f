/**
 * Kills the built program at random moments while writers of every kind write, and looks after each start whether
 * everything is as it was acknowledged; a backup is made half-way and rehearsed at the end.
 *   [DATABASE_URL=postgres://…] npm run crash -- [writes] [seed]
 * Without an address it is SQLite in a folder of its own. A database must be empty, and is not emptied afterwards; its
 * files are on object storage then. It needs a build.
 */
import { proveCrashes } from './support/crash-proof.ts';

const [writes = 10_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const url = process.env.DATABASE_URL;
console.log(
  `${writes} writes, seed ${seed}, ${url ? 'PostgreSQL and object storage' : 'SQLite and a folder'}`,
);
const { kills, outages, acknowledged, faults } = await proveCrashes(writes, { url, seed });
console.log(`${kills} kills, ${outages} outages, acknowledged: ${JSON.stringify(acknowledged)}`);
console.log(faults.length === 0 ? 'Nothing lost, nothing half done.' : faults.join('\n'));
// By itself Node.js may wait for ever, and busily, while it takes itself down: connections were reset under it.
process.exit(faults.length === 0 ? 0 : 1);
