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
 * Runs in the head, after the links to the page's stylesheets, of which the page has what its first screen needs
 * (inline-styles.server.ts). Where the whole page is displayed at once, so are its styles.
 */
export const fetchTheRest = `(() => {
  if ('painting' in document.documentElement.dataset) return;
  const trust = window.trustedTypes?.createPolicy?.('rest', { createHTML: (html) => html });
  for (const { href } of document.querySelectorAll('link[data-rest]')) {
    const link = '<link rel="stylesheet" href="' + href + '">';
    document.write(trust ? trust.createHTML(link) : link);
  }
})();`;

/**
 * Runs at the end of the body, when all these elements exist, and fetches the styles that they need: once the first
 * picture is there, so that nothing takes the line from it, or at the visitor's first touch, key or turn of a wheel. The
 * longest wait is for browsers that report no paint, and for a picture that is long in coming.
 */
export const paintTheRest = `(() => {
  const root = document.documentElement;
  if (!('painting' in root.dataset)) return;
  const longestWaitMs = 1500;
  const elementsAStep = 50;
  const waiting = [...document.querySelectorAll('[data-later]')];
  const onNextFrame = (go) => requestAnimationFrame(() => setTimeout(go, 0));
  const rest = [...document.querySelectorAll('link[data-rest]')];
  const load = (link, changes) =>
    new Promise((done) => Object.assign(link, changes, { onload: done, onerror: done }));
  const fetchAhead = ({ href }) => {
    const link = document.createElement('link');
    document.head.append(link);
    return load(link, { rel: 'preload', as: 'style', href });
  };
  const apply = (link) => load(link, { disabled: false });
  let styling;
  // All are there before the first applies: one by one, each would have the whole screen styled anew.
  const fetchStyles = () => (styling ??= Promise.all(rest.map(fetchAhead)).then(() => Promise.all(rest.map(apply))));
  for (const name of ['pointerdown', 'keydown', 'wheel', 'focusin']) {
    addEventListener(name, fetchStyles, { capture: true, passive: true });
  }
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
  let beginning;
  const begin = () => (beginning ??= fetchStyles().then(() => onNextFrame(uncoverNext)));
  const firstPicture = document.querySelector('img[fetchpriority="high"]');
  const afterPaint = async () => {
    try {
      await firstPicture?.decode();
    } catch {}
    // That it is decoded does not mean that it is on the screen: what is asked for in the same frame would go before it.
    onNextFrame(() => onNextFrame(begin));
  };
  try {
    // The first paint may be an empty background, without any content.
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
  setTimeout(begin, longestWaitMs);
})();`;
