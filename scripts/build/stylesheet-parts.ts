import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type AtRule, type ChildNode, list, parse, type Rule } from 'postcss';
import {
  type Needs,
  type Part,
  partsFileOf,
  type Selector,
} from '../../app/site/first-paint/stylesheet-parts.shared.ts';

/** Takes the built stylesheets apart, which at every start would be the same. */
export async function writeStylesheetParts(buildFolder: string): Promise<void> {
  const assetsFolder = join(buildFolder, 'client', 'assets');
  const names = (await readdir(assetsFolder)).filter((name) => name.endsWith('.css'));
  for (const name of names) {
    const file = partsFileOf(buildFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(takeApart(await readFile(join(assetsFolder, name), 'utf8'))));
  }
}

/** A stylesheet in the parts that a page may need by themselves. Taken apart by the build, since it is the same at every start. */
export function takeApart(styles: string): Part[] {
  return parse(styles).nodes.flatMap(partsOf);
}

function partsOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return [{ kind: 'rule', selectors: selectorsOf(node), body: bodyOf(node) }];
  if (node.type !== 'atrule' || isForLater(node)) return [];
  if (node.name.endsWith('keyframes'))
    return [{ kind: 'movement', name: node.params, text: node.toString() }];
  if (!node.nodes || ['font-face', 'property', 'page'].includes(node.name)) {
    return [{ kind: 'always', text: `${node}${node.nodes ? '' : ';'}` }];
  }
  return [{ kind: 'group', head: headOf(node), parts: node.nodes.flatMap(partsOf) }];
}

function isForLater({ name, params }: AtRule): boolean {
  return name === 'media' && (params === 'print' || params === '(hover:hover)');
}

function headOf({ name, params }: AtRule): string {
  return `@${name}${params ? ` ${params}` : ''}`;
}

function bodyOf({ nodes }: Rule): string {
  return nodes.map(String).join(';');
}

/**
 * To a pointer, to a change of pages, and to the keyboard in a way of its own: a key fetches the stylesheets, and until they are
 * there the focus is marked as everywhere.
 */
const answersLater = /:hover|::view-transition|[.\]].*:focus-visible/;

function selectorsOf({ selectors }: Rule): Selector[] {
  return selectors.filter((text) => !answersLater.test(text)).map((text) => ({ text, needs: needsOf(text) }));
}

/**
 * Of `:is(.a, .b)` one has to be there. What else stands in parentheses is not judged: `:not(.a)` asks for nothing, and what
 * `:has(.a)` asks for may be there though it is laid out later.
 */
function needsOf(selector: string): Needs {
  const choices: Needs[][] = [];
  let bare = selector;
  for (let open = bare.indexOf('('); open >= 0; open = bare.indexOf('(')) {
    const close = closingOf(bare, open);
    if (/:(?:is|where)$/.test(bare.slice(0, open)))
      choices.push(list.comma(bare.slice(open + 1, close)).map(needsOf));
    bare = bare.slice(0, open) + bare.slice(close + 1);
  }
  return { marks: [...bare.matchAll(markInSelector)].flatMap(([mark]) => markOf(mark)), choices };
}

/** Where the parenthesis ends that opens here. */
function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

const markInSelector = /\.[\w-]+|\[[^\]]*\]/g;

/** Of an attribute its name and value, or its name where the comparison is another than for being equal. */
function markOf(mark: string): string {
  const [, name = '', operator = '', value = ''] = /^\[([\w-]+)([~|^$*]?=)?"?([^"\]]*)"?/.exec(mark) ?? [];
  if (name === '') return mark;
  return operator === '=' ? `[${name}=${value}` : `[${name}`;
}
