/**
 * Keeps the page's scripts from competing with its first paint. React Router writes one module script that starts
 * everything, and preloads for its chunks. The script's type is changed so that it does not run, and the preloads are
 * removed; start-scripts.ts activates it after the first paint.
 * @param tag of a link or a script
 * @param isDataApart the script that starts everything asks for the page's data first (page-state.ts)
 */
export function deferScript(tag: string, { isDataApart }: { isDataApart: boolean }): string {
  if (tag.startsWith('<link'))
    return tag.includes(' rel="modulepreload"') ? '' : tag.replace(' nonce=""', '').replace('/>', '>');
  if (!tag.includes(' type="module"')) return tag;
  // The `async` attribute is not valid on a script that does not run.
  const type = ` type="text/deferred-module"${isDataApart ? ' data-apart' : ''}`;
  return tag.replace(' type="module"', type).replace(/ async(?:="")?(?=[ >])/, '');
}
