import { askMany, askOnce, browsersEncodings } from './ask-many.ts';
import { startBare, startNginx } from './other-servers.ts';
import { openProcessorMeter } from './processor-meter.ts';
import { measureInSlices, measureInTurn, medianOf, ratioOf } from './samples.ts';
import { waitForQuiet } from './site.ts';
import type { StartedServer } from './started-server.ts';
import { type Figure, judge, round } from './table.ts';
import { createThroughputMeter } from './wrk.ts';

type Bench = { folder: string; ports: { bare: number; nginx: number }; rounds: number };

/** Of a slice; a round takes several of each server in turn. */
const requests = 400;
const slicesPerRound = 10;
const connections = 16;
/** Of what a round measures of throughput: short samples in turn meet the same machine. */
const samplesPerRound = 2;
/** Enough for the site to compress it as well as it can, once it is at rest, and for the compiler to have seen what matters. */
const warmUps = 4_000;
const asBrowsersDo = { 'accept-encoding': browsersEncodings };

/** What is kept, beside a bare `node:http` and nginx that send the same. */
export async function measureStored(site: StartedServer, path: string, bench: Bench): Promise<Figure[]> {
  const asked = { port: site.port, path, headers: asBrowsersDo };
  await askMany(asked, { requests: warmUps, connections });
  await waitForQuiet(site);
  const response = await askOnce(asked);
  if (!/\r\nserver-timing: cache;desc=hit/i.test(response.head)) throw new Error(`${path} is not kept`);
  const { folder, ports } = bench;
  const bare = await startBare(response, { folder, port: ports.bare });
  const nginx = await startNginx(response, { folder, port: ports.nginx });
  try {
    const servers = { site, bare, ...(nginx && { nginx }) };
    return [
      ...(await compareProcessor(servers, { path, bytes: response.body.length, rounds: bench.rounds })),
      ...(await compareThroughput(servers, { path, rounds: bench.rounds })),
    ];
  } finally {
    await bare.stop();
    await nginx?.stop();
  }
}

type Servers = { site: StartedServer; bare: StartedServer; nginx?: StartedServer };

async function compareProcessor(
  servers: Servers,
  { path, bytes, rounds }: { path: string; bytes: number; rounds: number },
): Promise<Figure[]> {
  await askMany({ port: servers.bare.port, path }, { requests: warmUps, connections });
  const asked = { path, headers: asBrowsersDo };
  const meters = Object.entries(servers).map(
    async ([name, server]) => [name, await openProcessorMeter(server, asked, { connections })] as const,
  );
  const open = await Promise.all(meters);
  const measures = open.map(([name, meter]) => [name, () => meter.measure(requests)] as const);
  const costs: Record<string, number[]> = await measureInSlices(
    rounds,
    slicesPerRound,
    Object.fromEntries(measures),
  );
  for (const [, meter] of open) meter.close();
  const { site = [], bare = [], nginx } = costs;
  const name = `\`${path}\`, ${round(bytes / 1_000)} KB`;
  const of = (costs: readonly number[]) => `${round(medianOf(costs))} ms`;
  const besides = `bare ${of(bare)}${nginx ? `, nginx ${of(nginx)}` : ''}`;
  return [
    { name: `${name}: processor a request`, measured: `${of(site)} (${besides})` },
    judge(`${name}: times a bare \`node:http\``, ratioOf(site, bare), { atMost: 1.2 }),
  ];
}

async function compareThroughput(
  { site, nginx }: Servers,
  { path, rounds }: { path: string; rounds: number },
): Promise<Figure[]> {
  const measure = createThroughputMeter();
  if (!measure) return [];
  const waits: Record<'site' | 'nginx', number[]> = { site: [], nginx: [] };
  const perSecond = (server: StartedServer) => async () => {
    const found = await measure(`http://127.0.0.1:${server.port}${path}`);
    waits[server === site ? 'site' : 'nginx'].push(found.p99Ms);
    return found.perSecond;
  };
  const found = await measureInTurn(rounds * samplesPerRound, {
    site: perSecond(site),
    nginx: nginx ? perSecond(nginx) : async () => Number.NaN,
  });
  const share = ratioOf(found.site, found.nginx);
  const besides = nginx
    ? ` (nginx ${round(medianOf(found.nginx))}, its slowest hundredth ${round(medianOf(waits.nginx))} ms)`
    : '';
  return [
    { name: `\`${path}\`: requests a second${besides}`, measured: round(medianOf(found.site)) },
    judge(`\`${path}\`: slowest hundredth, 64 connections`, medianOf(waits.site), {
      atMost: 10,
      unit: ' ms',
    }),
    ...(nginx ? [judge(`\`${path}\`: share of nginx's requests a second`, share, { atLeast: 0.8 })] : []),
  ];
}
