/**
 * The scripts that stand in every page are written as texts, which no bundler shortens: this does, while building. They
 * are then a little over half as long.
 */
import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin } from 'vite';

const files =
  /\/(?:first-paint\/(?:paint-in-steps|show-splash|start-scripts)|ProductGrid\/remember-view|back-office\/trust-clean-html)\.ts$/;
const script = /^\(\(\) => \{.*\}\)\(\);$/s;

export function shortenInlineScripts(): Plugin {
  return {
    name: 'shorten-inline-scripts',
    apply: 'build',
    async load(id) {
      if (!files.test(id)) return null;
      const texts: Record<string, string> = await import(pathToFileURL(id).href);
      const lines = Object.entries(texts).map(
        ([name, text]) => `export const ${name} = ${JSON.stringify(shortenScript(text))};`,
      );
      return lines.join('\n');
    },
  };
}

/** What is no script stays as it is. */
export function shortenScript(text: string): string {
  return script.test(text) ? minifySync('inline.js', text, { module: false }).code : text;
}
