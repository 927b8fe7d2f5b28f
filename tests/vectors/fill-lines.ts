import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { untilAll } from './fill-files.ts';
import type { HandOut } from './hand-out.ts';
import type { VectorSite } from './vector-site.ts';

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestUtm = 200;
const longestNote = 200;
const mostLines = 20;

/** Where visitors come from, in each of its five values: counted, and kept with what they send. @returns how many were taken */
export async function sendCampaigns(site: VectorSite, vectors: readonly string[]): Promise<number> {
  let taken = 0;
  const campaigns = untilAll(vectors, (hand) =>
    Object.fromEntries(utmNames.map((name) => [name, hand.many(longestUtm)])),
  );
  for (const utm of campaigns) {
    const source_page = `/?q=${encodeURIComponent(String(utm.utm_term).toWellFormed())}`.slice(0, 200);
    const answers = [
      await site.ask('POST', 'events', { events: [{ kind: 'visit', page: '/' }], utm }),
      await site.ask('POST', 'send-enquiry', { ...sampleEnquiry, ...utm, source_page }),
    ];
    taken += answers.filter(({ status }) => status < 300).length;
  }
  return taken;
}

/** Where redirects lead, and the links of posts: what is refused is left out. @returns how many were taken */
export async function writeLinks(site: VectorSite, vectors: readonly string[]): Promise<number> {
  let taken = 0;
  for (const [index, vector] of vectors.entries()) {
    const { status } = await site.ask('POST', 'redirects', { from: `/from-${index}/`, to: vector });
    if (status === 201) taken += 1;
  }
  return taken;
}

/** Shares lists of a stone with notes that are made to run. @returns the addresses of their pages */
export async function shareLists(
  site: VectorSite,
  { vectors, product }: { vectors: readonly string[]; product: string },
): Promise<string[]> {
  const lineOf = (hand: HandOut) => ({
    ...{ product, area: 3, unit: 'm2', room: hand.many(80), note: hand.many(longestNote) },
    ...{ finish: hand.one(60), thickness: hand.one(40) },
  });
  const lines = untilAll(vectors, lineOf);
  const paths: string[] = [];
  for (let from = 0; from < lines.length; from += mostLines) {
    const { status, body } = await site.ask('POST', 'shortlists', {
      lines: lines.slice(from, from + mostLines),
    });
    if (status !== 201) throw new Error(`A list is refused: ${JSON.stringify(body).slice(0, 300)}`);
    paths.push(`/shortlist/${body.id}/`);
  }
  return paths;
}
