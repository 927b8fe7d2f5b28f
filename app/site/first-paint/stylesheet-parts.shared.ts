/** What of a stylesheet is kept or left out as a whole (first-rules.server.ts), in its order; as JSON the same. */
export type Part =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'movement'; name: string; text: string }
  | { kind: 'always'; text: string };

export type Selector = { text: string; needs: Needs };

/** What has to be on the page for a selector to apply: all of these marks, and one of each list of alternatives. */
export type Needs = { marks: string[]; choices: Needs[][] };

/** Where the build keeps the parts of a stylesheet. @param name of its file, as browsers ask for it */
export function partsFileOf(buildFolder: string, name: string): string {
  return `${buildFolder}/stylesheets/${name}.json`;
}
