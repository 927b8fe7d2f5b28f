import { askMany, askOnce, browsersEncodings } from './ask-many.ts';
import { startBare } from './other-servers.ts';
import { openProcessorMeter, type ProcessorMeter } from './processor-meter.ts';
import { measureInSlices, medianOf, ratioOf } from './samples.ts';
import type { StartedServer } from './started-server.ts';
import { type Figure, judge, round } from './table.ts';

/** What is asked for, and how many times the cost of a bare `node:http` it may have. */
export type Unstored = { name: string; path: string; atMost: number };

/** Of a sample of each, which is taken in slices. */
const sampleMs = 250;
/** A multiple of four, since four are in turn. */
const slicesPerSample = 8;
const bareRequests = 1_500;
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
/** In the grown catalogue, against the small one. */
const mostGrown = { atMost: 1.2 };

/** What is made anew, as multiples of the least that a response of Node.js costs. */
export async function measureUnstored(
  site: StartedServer,
  paths: readonly Unstored[],
  { folder, port, rounds }: { folder: string; port: number; rounds: number },
): Promise<Figure[]> {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: ${bareBytes}`;
  const bare = await startBare({ head, body: Buffer.alloc(bareBytes, 'x') }, { folder, port });
  const figures: Figure[] = [];
  try {
    await askMany({ port, path: '/' }, { requests: warmUps.bare, connections });
    for (const unstored of paths) figures.push(...(await compare({ site, bare }, { unstored, rounds })));
  } finally {
    await bare.stop();
  }
  return figures;
}

/** The same of two sites in turn, so that both meet the same machine. */
export async function measureGrowth(
  { small, large }: { small: StartedServer; large: StartedServer },
  paths: readonly Unstored[],
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, name } of paths) {
    const asked = { path, headers: { 'accept-encoding': 'identity' } };
    const one = await openProcessorMeter(small, asked, { connections });
    const other = await openProcessorMeter(large, asked, { connections });
    for (const meter of [one, other]) await meter.measure(warmUps.site);
    const requests = await requestsPerSlice(one);
    const costs = await measureInSlices(rounds * samplesPerRound, slicesPerSample, {
      small: () => one.measure(requests),
      large: () => other.measure(requests),
    });
    for (const meter of [one, other]) meter.close();
    figures.push(judge(name, ratioOf(costs.large, costs.small), mostGrown));
  }
  return figures;
}

async function compare(
  { site, bare }: { site: StartedServer; bare: StartedServer },
  { unstored, rounds }: { unstored: Unstored; rounds: number },
): Promise<Figure[]> {
  const { path, name, atMost } = unstored;
  const open = (encoding: string) =>
    openProcessorMeter(site, { path, headers: { 'accept-encoding': encoding } }, { connections });
  const plain = await open('identity');
  const packed = await open(browsersEncodings);
  const brotli = await open('br');
  await plain.measure(warmUps.site);
  for (const meter of [packed, brotli]) await meter.measure(warmUps.packed);
  const other = await openProcessorMeter(bare, { path: '/' }, { connections });
  const requests = await requestsPerSlice(plain);
  const costs = await measureInSlices(rounds * samplesPerRound, slicesPerSample, {
    plain: () => plain.measure(requests),
    bare: () => other.measure(bareRequests),
    packed: () => packed.measure(requests),
    brotli: () => brotli.measure(requests),
  });
  for (const meter of [plain, packed, brotli, other]) meter.close();
  const { body } = await askOnce({ port: site.port, path, headers: { 'accept-encoding': 'identity' } });
  const title = `${name}, ${round(body.length / 1_000)} KB`;
  return [
    { name: `${title}: processor a request`, measured: `${round(medianOf(costs.plain))} ms` },
    judge(`${title}: times a bare \`node:http\``, ratioOf(costs.plain, costs.bare), { atMost }),
    judge(`${title}: compressed, times plain`, ratioOf(costs.packed, costs.plain), mostMoreCompressed),
    judge(`${title}: with Brotli alone, times plain`, ratioOf(costs.brotli, costs.plain), mostMoreCompressed),
  ];
}

async function requestsPerSlice(meter: ProcessorMeter): Promise<number> {
  return Math.ceil(sampleMs / slicesPerSample / (await meter.measure(warmUps.packed)));
}
