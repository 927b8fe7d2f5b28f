/**
 * Keeps the page's scripts from competing with its first paint. React Router writes one module script that starts
 * everything, and preloads for its chunks. The script's type is changed so that it does not run, and the preloads are
 * removed; start-scripts.ts activates it after the first paint.
 * @param tag of a link or a script
 */
export function deferScript(tag: string): string {
  if (tag.startsWith('<link')) return tag.includes(' rel="modulepreload"') ? '' : tag;
  if (!tag.includes(' type="module"')) return tag;
  // The `async` attribute is not valid on a script that does not run.
  return tag.replace(' type="module"', ' type="text/deferred-module"').replace(/ async(?:="")?(?=[ >])/, '');
}
