/** What the modal shows, and what it needs to know. */
export type LoadedQuoteRoom = Pick<typeof import('./QuoteRoom.tsx'), 'QuoteRoom'> & {
  countries: readonly string[];
};

const countriesAddress = '/contact/countries.json';

let loading: Promise<LoadedQuoteRoom> | undefined;

/** Fetches form and countries once; after a failure the next call tries again. */
export function loadQuoteRoom(): Promise<LoadedQuoteRoom> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load(): Promise<LoadedQuoteRoom> {
  const [{ QuoteRoom }, countries] = await Promise.all([import('./QuoteRoom.tsx'), fetchCountries()]);
  return { QuoteRoom, countries };
}

async function fetchCountries(): Promise<readonly string[]> {
  const answer = await fetch(countriesAddress);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${answer.statusText}`);
  return answer.json();
}
