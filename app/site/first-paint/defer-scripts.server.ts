/**
 * Keeps the page's scripts from competing with its first paint. React Router writes one module script that starts
 * everything, and preloads for its chunks. The script's type is changed so that it does not run, and the preloads are
 * removed; start-scripts.ts activates it after the first paint.
 * @param html a whole rendered page
 */
export function deferScripts(html: string): string {
  return html
    .replace(/<link(?=[^<>]*\srel="modulepreload")[^<>]*>/g, '')
    .replace(/<script[^<>]* type="module"[^<>]*>/g, makeInert);
}

/** The `async` attribute is not valid on a script that does not run. */
function makeInert(tag: string): string {
  return tag.replace(' type="module"', ' type="text/deferred-module"').replace(/ async(?:="")?(?=[ >])/, '');
}
