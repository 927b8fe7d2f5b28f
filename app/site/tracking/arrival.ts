/** How the visitor reached the document. */
export type Arrival = {
  /** From elsewhere, which begins a visit; neither from a page of this site, nor by reloading or going back. */
  isArrival: boolean;
  /** The form that the browser sent without scripts, when its thank-you page is shown for the first time. */
  sentForm: string;
  search: string;
};

type Document = { referrer: string; url: URL; navigationType: string | undefined };

export function readArrival({ referrer, url, navigationType }: Document): Arrival {
  const isFresh = navigationType === undefined || navigationType === 'navigate';
  const isFromHere = referrer !== '' && new URL(referrer).origin === url.origin;
  return {
    isArrival: isFresh && !isFromHere,
    sentForm: isFresh && isFromHere ? (url.searchParams.get('form') ?? '') : '',
    search: url.search,
  };
}
