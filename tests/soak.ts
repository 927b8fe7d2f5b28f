/**
 * Three instances of the built program on one PostgreSQL and one object storage behind nginx: visitors read, writers of
 * every kind write, and two of the three are restarted in turn, for half an hour. Nobody may meet an error, everything
 * that was acknowledged must be there, and the instance that stays may not grow.
 *   DATABASE_URL=postgres://… npm run soak -- [minutes]
 * The database must be empty, and is not emptied afterwards. It needs a build and nginx.
 */
import { soak } from './support/soaked-site.ts';

const [minutes = 30] = process.argv.slice(2).map(Number);
const url = process.env.DATABASE_URL ?? '';
if (!url.startsWith('postgres')) throw new Error('DATABASE_URL names an empty PostgreSQL database');

const { visits, writes, restarts, growth, faults } = await soak(url, minutes * 60_000);
console.log(`${minutes} minutes: ${visits} visits, ${writes} writes, ${restarts} restarts`);
console.log(`Grown by: ${JSON.stringify(growth)}`);
console.log(faults.length === 0 ? 'No error, nothing lost, no growth.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
