import { askMany, askOnce, browsersEncodings } from './ask-many.ts';
import { startBare } from './other-servers.ts';
import { processorMsSince, readProcessorMs } from './process-usage.ts';
import { measureInTurn, medianOf, ratioOf } from './samples.ts';
import type { StartedServer } from './started-server.ts';
import { type Figure, judge, round } from './table.ts';

/** What is asked for, and how many times the cost of a bare `node:http` it may have. */
export type Unstored = { name: string; path: string; atMost: number };
/** Milliseconds of the processor, by path; one for each sample. */
export type Costs = Map<string, number[]>;

/**
 * Of a sample, of which a round takes several: short ones in turn meet the same machine, and more of them make a better middle.
 * In too short a one, the first requests over new connections count for too much.
 */
const sampleMs = 250;
const bareRequests = 3_000;
const samplesPerRound = 3;
const connections = 4;
/**
 * Until the compiler has seen what matters: the first hundreds cost several times as much, and the bare server's first ten
 * thousands half more.
 */
const warmUps = { site: 1_500, packed: 500, bare: 40_000 };
/** A response of a middling size. */
const bareBytes = 12_000;
const mostMoreCompressed = { atMost: 1.33 };

/** What is made anew, as multiples of the least that a response of Node.js costs. */
export async function measureUnstored(
  site: StartedServer,
  paths: readonly Unstored[],
  { folder, port, rounds }: { folder: string; port: number; rounds: number },
): Promise<{ figures: Figure[]; costs: Costs }> {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${bareBytes}`;
  const bare = await startBare({ head, body: Buffer.alloc(bareBytes, 'x') }, { folder, port });
  const figures: Figure[] = [];
  const costs: Costs = new Map();
  try {
    await askMany({ port, path: '/' }, { requests: warmUps.bare, connections });
    for (const unstored of paths) {
      const found = await compare({ site, bare }, { unstored, rounds });
      figures.push(...found.figures);
      costs.set(unstored.path, found.plain);
    }
  } finally {
    await bare.stop();
  }
  return { figures, costs };
}

async function compare(
  { site, bare }: { site: StartedServer; bare: StartedServer },
  { unstored, rounds }: { unstored: Unstored; rounds: number },
): Promise<{ figures: Figure[]; plain: number[] }> {
  const { path, name, atMost } = unstored;
  const asking = (encoding: string) => ({ port: site.port, path, headers: { 'accept-encoding': encoding } });
  const response = await askOnce(asking('identity'));
  await askMany(asking('identity'), { requests: warmUps.site, connections });
  for (const encodings of [browsersEncodings, 'br'])
    await askMany(asking(encodings), { requests: warmUps.packed, connections });
  const requests = Math.ceil(sampleMs / (await costOf(site, asking('identity'), warmUps.packed)));
  const costs = await measureInTurn(rounds * samplesPerRound, {
    plain: () => costOf(site, asking('identity'), requests),
    bare: () => costOf(bare, { port: bare.port, path: '/' }, bareRequests),
    packed: () => costOf(site, asking(browsersEncodings), requests),
    brotli: () => costOf(site, asking('br'), requests),
  });
  const title = `${name}, ${round(response.body.length / 1_000)} KB`;
  const figures = [
    { name: `${title}: processor a request`, measured: `${round(medianOf(costs.plain))} ms` },
    judge(`${title}: times a bare \`node:http\``, ratioOf(costs.plain, costs.bare), { atMost }),
    judge(`${title}: compressed, times plain`, ratioOf(costs.packed, costs.plain), mostMoreCompressed),
    judge(`${title}: with Brotli alone, times plain`, ratioOf(costs.brotli, costs.plain), mostMoreCompressed),
  ];
  return { figures, plain: costs.plain };
}

async function costOf(
  server: StartedServer,
  asked: Parameters<typeof askMany>[0],
  count: number,
): Promise<number> {
  const before = readProcessorMs(server.pids());
  await askMany(asked, { requests: count, connections });
  return processorMsSince(before) / count;
}
