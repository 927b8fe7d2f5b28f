/**
 * Keeps the page's scripts from competing with its first paint: the module script that React Router writes gets a type that
 * doesn't run, and the files to preload are only named. `start-scripts.ts` fetches and runs them after the paint.
 */
export function deferScripts(html: string): string {
  const files: string[] = [];
  const page = html.replaceAll(
    /<link[^<>]* rel="modulepreload" href="([^"]+)"[^<>]*>/g,
    (_link, file: string) => {
      files.push(file);
      return '';
    },
  );
  const type = `text/deferred-module" data-files="${files.join(' ')}`;
  return page.replace(/(<script[^<>]* type=")module("[^<>]*?) async="">/, `$1${type}$2>`);
}
