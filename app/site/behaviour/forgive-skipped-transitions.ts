/** A change of pages that the browser does not animate, as the window changes or no page comes, is no error to report. */
export function forgiveSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
  });
  // Of a picture or a PDF, whose address ends in no slash, the browser would report it where nothing listens.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const { url } = activation?.entry ?? {};
    if (url && !new URL(url).pathname.endsWith('/')) viewTransition?.skipTransition();
  });
}
