/**
 * Inline scripts that let the first screen paint before the rest is laid out and its pictures are loaded.
 * Elements with the attribute `data-later` are the rest: they are below the first screen or have a fixed size, so
 * that nothing shifts when they appear; one within another has its place kept. While the document is marked `data-painting` they are not displayed; after
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
 * Runs at the end of the body, when all these elements exist, and begins once the first picture is on the screen, two frames
 * after it is decoded. The longest wait is for browsers that report no paint, and for a picture that is long in coming.
 */
export const paintTheRest = `(() => {
  const root = document.documentElement;
  if (!('painting' in root.dataset)) return;
  const longestWaitMs = 1500;
  const elementsAStep = 50;
  const waiting = [...document.querySelectorAll('[data-later]')];
  const onNextFrame = (go) => requestAnimationFrame(() => setTimeout(go, 0));
  const weigh = (element) => element.getElementsByTagName('*').length;
  const uncoverNext = () => {
    if (!waiting[0]) return void delete root.dataset.painting;
    let weight = 0;
    do {
      const element = waiting.shift();
      element.dataset.later = 'shown';
      weight += weigh(element);
    } while (waiting[0] && weight + weigh(waiting[0]) <= elementsAStep);
    onNextFrame(uncoverNext);
  };
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    uncoverNext();
  };
  const firstPicture = document.querySelector('img[fetchpriority="high"]');
  const afterPaint = async () => {
    try {
      await firstPicture?.decode();
    } catch {}
    onNextFrame(() => onNextFrame(begin));
  };
  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
  setTimeout(begin, longestWaitMs);
})();`;
