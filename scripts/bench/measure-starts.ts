import { medianOf } from './samples.ts';
import { startByCommand, startSite, waitForQuiet } from './site.ts';
import type { StartedServer } from './started-server.ts';
import { judge, round, type Section } from './table.ts';

type Place = { dataDir: string; port: number };

const laterStarts = 7;
const maxLaterMs = 500;

/** From nothing to the first page, and again with everything in its place. */
export async function measureStarts(place: Place): Promise<Section> {
  const first = await loadDemo(place);
  const byCommand: number[] = [];
  const server: number[] = [];
  for (let count = 0; count < laterStarts; count += 1) {
    byCommand.push(await timeStart(() => startByCommand(place)));
    server.push(await timeStart(() => startSite(place)));
  }
  return {
    title: 'Starting',
    note: 'Until the first page has come whole.',
    figures: [
      { name: '`npm start` with an empty folder, loading the demo', measured: `${round(first / 1_000)} s` },
      judge('`npm start` later', medianOf(byCommand), { atMost: maxLaterMs, unit: ' ms' }),
      { name: 'of that the server alone', measured: `${round(medianOf(server))} ms` },
    ],
  };
}

/** The first start in an empty folder, until the demo is there and its pictures are made. @returns milliseconds until its first page */
export function loadDemo(place: Place): Promise<number> {
  return timeStart(() => startByCommand(place), { isFirst: true });
}

async function timeStart(
  start: () => Promise<StartedServer>,
  { isFirst = false }: { isFirst?: boolean } = {},
): Promise<number> {
  const site = await start();
  // Pictures that are made ahead would be made again in every later start.
  if (isFirst) await waitForQuiet(site);
  await site.stop();
  return site.startMs;
}
