/**
 * Visitors, editors and writers of every kind for half an hour, while the program is restarted: on PostgreSQL and object
 * storage three instances behind nginx, one after the other; without an address one, on SQLite and a folder. Nobody may
 * meet an error, everything that was acknowledged must be there, and nothing may grow.
 *   [DATABASE_URL=postgres://…] npm run soak -- [minutes]
 * A database must be empty, and is not emptied afterwards. It needs a build, and nginx for PostgreSQL.
 */
import { soak } from './support/soaked-site.ts';

const [minutes = 30] = process.argv.slice(2).map(Number);
const databaseUrl = process.env.DATABASE_URL;
const minuteMs = 60_000;
const mebibytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);

const { visits, writes, restarts, growth, faults } = await soak({
  ...{ databaseUrl, rounds: minutes, roundMs: minuteMs, lifeRounds: Math.max(1, Math.ceil(minutes / 3)) },
  onRound: (round, held, connections) => {
    const words = held.map(
      ({ heapBytes, residentBytes, descriptors, handles, databaseWork, lagSeconds }) =>
        `heap ${mebibytes(heapBytes)}, memory ${mebibytes(residentBytes)} MiB, ${descriptors} descriptors, ` +
        `${handles} handles, ${databaseWork} in the database, ${(lagSeconds * 1_000).toFixed(0)} ms late`,
    );
    console.log(`${round}: ${words.join(' | ')} | ${connections} connections`);
  },
});
console.log(`${minutes} minutes: ${visits} visits, ${restarts} restarts, written: ${JSON.stringify(writes)}`);
console.log(`Grown by: ${JSON.stringify(growth)}`);
console.log(faults.length === 0 ? 'No error, nothing lost, no growth.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
