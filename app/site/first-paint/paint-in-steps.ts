/**
 * Two inline scripts that let the first screen paint before the rest is laid out and its pictures are loaded.
 * Elements with the attribute `data-later` are the rest: they are below the first screen or have a fixed size, so
 * that nothing shifts when they appear. While the document is marked `data-painting` they are not displayed; after
 * the first paint they are laid out one after the other, so that no single step blocks input for long. Without
 * scripts everything is displayed at once.
 */

/** In no layer, so that it overrides every component's own display. */
export const firstScreenStyles = "@media screen{html[data-painting] [data-later='']{display:none}}";

/**
 * Runs in the head, before the page's first element. A visitor who opens an anchor within the page, or returns to a
 * scroll position, gets everything at once; so does a page in a background tab.
 */
export const markPainting = `(() => {
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || document.hidden || visit?.type !== 'navigate') return;
  document.documentElement.dataset.painting = '';
})();`;

/**
 * Runs at the end of the body, when all these elements exist. The longest wait is for browsers that report no paint.
 */
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
    // The first paint may be an empty background, without any content.
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
