/**
 * Two inline scripts that let the first screen paint before the rest is laid out and its pictures are fetched.
 * Elements with the handle `data-later` are the rest: they stand below the first screen or hold a place of fixed
 * size, so that nothing moves when they come. While the document is marked `data-painting` they are left out; once
 * the page has painted they are laid out one after the other, so that no single step holds up the visitor's finger.
 * Without scripts nothing is ever left out.
 */

/** In no layer, so that it beats every component's own display. */
export const firstScreenStyles = "@media screen{html[data-painting] [data-later='']{display:none}}";

/**
 * Stands in the head, before the page's first element. A visitor who comes to a place within the page, or back to
 * one, gets all of it at once; so does a page nobody looks at yet.
 */
export const markPainting = `(() => {
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || document.hidden || visit?.type !== 'navigate') return;
  document.documentElement.dataset.painting = '';
})();`;

/** Stands at the end of the body: everything it may uncover is there. The longest wait is for browsers that report no paint. */
export const paintTheRest = `(() => {
  const root = document.documentElement;
  if (!('painting' in root.dataset)) return;
  const longestWaitMs = 1500;
  const cardsAStep = 5;
  const waiting = [...document.querySelectorAll('[data-later]')];
  const onNextFrame = (go) => requestAnimationFrame(() => setTimeout(go, 0));
  let hasBegun = false;
  const uncoverNext = () => {
    const isCard = waiting[0]?.localName === 'li';
    const step = waiting.splice(0, isCard ? cardsAStep : 1);
    if (step.length === 0) return void delete root.dataset.painting;
    for (const element of step) element.dataset.later = 'shown';
    onNextFrame(uncoverNext);
  };
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    uncoverNext();
  };
  const firstPicture = document.querySelector('img[fetchpriority="high"]');
  const whenPictured = () => (firstPicture ? firstPicture.decode().catch(() => {}) : Promise.resolve());
  const afterPaint = () => whenPictured().then(() => onNextFrame(() => onNextFrame(begin)));
  try {
    // The bare wall is painted first, at times, and is not what the visitor came for.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
  setTimeout(() => {
    begin();
    delete root.dataset.painting;
  }, longestWaitMs);
})();`;
