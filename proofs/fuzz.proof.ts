import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApiUnderTest } from '#tests/support/api-app.ts';
import { collectGarbage } from '#tests/support/collect-garbage.ts';
import { createSiteOpener } from '#tests/support/rendered-site.ts';
import { testEngines } from '#tests/support/test-database.ts';
import { type FuzzedRequest, fuzzedRequests } from './support/fuzzed-requests.ts';
import { lengthOf, seed } from './support/length.ts';

const requests = lengthOf({ short: 20_000, long: 1_000_000 });
const perSite = 10_000;
const perBatch = 500;
const atOnce = 8;
/** Of a site, while it is asked; what one that is closed leaves to the process of the tests is not its memory. */
const mostGrownBytes = 60 * 1_048_576;
const mostFaults = 20;

const openSite = await createSiteOpener();
const rounds = Array.from({ length: Math.ceil(requests / perSite) }, (_, index) => index);
/** Of each site, after each batch. */
const heldBytes: number[][] = [];

test.each(rounds)(
  'Whatever is asked, the site answers without failing, and keeps what it took (round %i)',
  async (round) => {
    const site = await openSite(testEngines[round % testEngines.length]);
    const description = (await site.app.inject('/api/openapi.json')).json();
    const arbitrary = fuzzedRequests(description);
    const faults: string[] = [];
    const count = Math.min(perSite, requests - round * perSite);
    for (let sent = 0; sent < count && faults.length < mostFaults; sent += perBatch) {
      const numRuns = Math.min(perBatch, count - sent);
      const batch = fc.sample(arbitrary, { numRuns, seed: seed + round * perSite + sent });
      faults.push(...(await sendAll(site, batch)));
      collectGarbage();
      heldBytes[round] = [...(heldBytes[round] ?? []), process.memoryUsage().heapUsed];
    }
    expect(faults, `PROOF_SEED=${seed}`).toEqual([]);
  },
);

test('The memory that a site holds does not grow with what is asked', () => {
  const grown = heldBytes.map((held) => (held.at(-1) ?? 0) - (held[0] ?? 0));
  expect(grown).toHaveLength(rounds.length);
  expect(Math.max(...grown)).toBeLessThan(mostGrownBytes);
});

async function sendAll(site: ApiUnderTest, batch: FuzzedRequest[]): Promise<string[]> {
  const owner = await site.signIn();
  const faults: string[] = [];
  const waiting = [...batch];
  const sendOn = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const fault = await findFault(site, next, owner);
      if (fault) faults.push(`${fault}: ${JSON.stringify(next).slice(0, 700)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  return faults;
}

async function findFault(
  { app }: ApiUnderTest,
  { isSignedIn, ...request }: FuzzedRequest,
  owner: { authorization: string },
): Promise<string | undefined> {
  const headers = { ...(isSignedIn && owner), ...request.headers };
  const {
    statusCode,
    headers: answered,
    body,
  } = await app.inject({ ...request, method: request.method as 'GET', headers });
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
  const [path = ''] = request.url.split('?');
  const isApi = path.startsWith('/api/') && !path.startsWith('/api/docs');
  if (isApi && String(answered['content-type']).startsWith('text/html')) return `HTML, ${statusCode}`;
  if (statusCode !== 201 || request.method !== 'POST') return undefined;
  return await findLoss(app, path, { body, owner });
}

/** A record that was made is read as it was answered. */
async function findLoss(
  app: ApiUnderTest['app'],
  path: string,
  { body, owner }: { body: string; owner: { authorization: string } },
): Promise<string | undefined> {
  const made: { id?: number } = JSON.parse(body);
  if (made.id === undefined) return undefined;
  const { statusCode, body: read } = await app.inject({ url: `${path}/${made.id}`, headers: owner });
  return statusCode === 200 && read !== body
    ? `made ${body.slice(0, 300)}, read ${read.slice(0, 300)}`
    : undefined;
}
