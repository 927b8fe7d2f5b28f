import { relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A module named by another; `to` is a path from the root, or a package. */
export type Import = { from: string; to: string; isTypeOnly: boolean };

/** What stands for the target of an import that is computed, or goes round the module system. */
export const unreadable = '(computed)';

type Entry = { isType: boolean };

/** Everything a source imports: by name, for its effect, re-exported, or when it is needed. */
export function importsOf(from: string, text: string): Import[] {
  const { module, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from}: ${errors[0]?.message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    isTypeOnly: hasTypesOnly(entries),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ to: moduleRequest.value, isTypeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.map(({ moduleRequest }) => ({
    to: literalIn(text.slice(moduleRequest.start, moduleRequest.end)),
    isTypeOnly: false,
  }));
  return [...statics, ...exports, ...lazy, ...threadsIn(text)].map((found) => ({
    ...found,
    from,
    to: locate(from, found.to),
  }));
}

/** What runs in a thread of its own is loaded by its URL. */
function threadsIn(text: string) {
  const started = text.matchAll(/new Worker\(\s*new URL\('([^']+)', import\.meta\.url\)/g);
  return [...started].map(([, to = '']) => ({ to, isTypeOnly: false }));
}

/** `import { type A, type B }` is erased like `import type`; `import 'x'` is not. */
function hasTypesOnly(entries: readonly Entry[]): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType);
}

function literalIn(argument: string): string {
  return /^(['"`])([^'"`$]+)\1$/.exec(argument.trim())?.[2] ?? unreadable;
}

function locate(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative('/', resolve('/', file, '..', specifier));
  return specifier;
}
