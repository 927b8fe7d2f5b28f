/**
 * Keeps the page's scripts from competing with its first paint. React Router writes one module script that starts
 * everything, and preloads for its chunks. The script is made inert and the preloads are dropped; the starter
 * (start-scripts.ts) brings it to life after the first paint.
 * @param html a whole rendered page
 */
export function deferScripts(html: string): string {
  return html
    .replace(/<link(?=[^<>]*\srel="modulepreload")[^<>]*>/g, '')
    .replace(/<script[^<>]* type="module"[^<>]*>/g, makeInert);
}

/** A script that does not run has nothing to be asynchronous with, and may not say so. */
function makeInert(tag: string): string {
  return tag.replace(' type="module"', ' type="text/deferred-module"').replace(/ async(?:="")?(?=[ >])/, '');
}
