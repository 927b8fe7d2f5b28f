import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const listed = /(?<=__vite__mapDeps=.*?\.f\|\|\(\w+\.f=)\[[^\]]*\]/;
const asked = /(?<=__vite__mapDeps\()\[[\d,]*\](?=\))/g;

/**
 * What a public page fetches on demand asks for the styles of everything that it is made of, and a browser that gets some a
 * second time works out the whole page anew. What fetches it has the same styles, so they are there as long as it is: those
 * are not asked for again.
 */
export function stylesAtHand(): Plugin {
  return {
    name: 'styles-at-hand',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.moduleIds.some(isOfBackOffice)) continue;
          chunk.code = askForNoStylesAtHand(chunk.code, stylesOf(bundle, [chunk.fileName]));
        }
      },
    },
  };
}

function isOfBackOffice(id: string): boolean {
  return id.includes('/app/admin/') || id.includes('/app/back-office/');
}

/** Of these pieces and all that they import. */
function stylesOf(bundle: Bundle, names: string[]): Set<string> {
  const seen = new Set(names);
  const styles = new Set<string>();
  for (const name of seen) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const imported of chunk.imports) seen.add(imported);
    for (const file of chunk.viteMetadata?.importedCss ?? []) styles.add(file);
  }
  return styles;
}

/** @param code of a built piece, with Vite's list of what it fetches on demand */
export function askForNoStylesAtHand(code: string, atHand: ReadonlySet<string>): string {
  const [list] = code.match(listed) ?? [];
  if (!list) return code;
  const files = JSON.parse(list) as string[];
  return code.replaceAll(asked, (places) =>
    JSON.stringify((JSON.parse(places) as number[]).filter((place) => !atHand.has(files[place] ?? ''))),
  );
}
