import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const mark = '?compiled';

/** Public pages get messages compiled, so that no parser goes to visitors; the back office edits them as they are written. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[#/]messages\/en\/\w+\.json$/ },
      async handler(source, importer) {
        if (!importer?.includes('/app/site/')) return undefined;
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved && resolved.id + mark;
      },
    },
    load: {
      filter: { id: /\.json\?compiled$/ },
      async handler(id) {
        const messages = JSON.parse(await readFile(id.slice(0, -mark.length), 'utf8'));
        const compiled = Object.entries(messages).map(([key, text]) => [key, compile(String(text))]);
        return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
      },
    },
  };
}
