/** The modal's content component and its data. */
export type QuoteModalData = Pick<typeof import('./QuoteModalContent.tsx'), 'QuoteModalContent'> & {
  countries: readonly string[];
};

const countriesPath = '/contact/countries.json';

let loading: Promise<QuoteModalData> | undefined;

/** Loads form and countries once; after a failure the next attempt loads them again. */
export function loadQuoteModal(): Promise<QuoteModalData> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load(): Promise<QuoteModalData> {
  const [{ QuoteModalContent }, countries] = await Promise.all([
    import('./QuoteModalContent.tsx'),
    fetchCountries(),
  ]);
  return { QuoteModalContent, countries };
}

async function fetchCountries(): Promise<readonly string[]> {
  const response = await fetch(countriesPath);
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  return response.json();
}
