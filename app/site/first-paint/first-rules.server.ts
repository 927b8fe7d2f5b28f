import { type AtRule, type ChildNode, list, parse, type Rule } from 'postcss';

/** A stylesheet taken apart: what is kept or left out as a whole, in its order. */
type Part =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'movement'; name: string; text: string }
  | { kind: 'always'; text: string };

type Selector = { text: string; needs: Needs };

/** What has to be on the page for a selector to apply: all of these marks, and one of each list of alternatives. */
type Needs = { marks: string[]; choices: Needs[][] };

/** A stylesheet, what of it the rules name, and what was written of it for the pages so far. */
type Sheet = { parts: Part[]; named: string[]; written: Map<string, string> };

const sheets = new Map<string, Sheet>();
/** Pages of one kind have mostly the same marks. */
const maxWritten = 100;

/**
 * The rules of a stylesheet that can apply on a screen to elements with these marks (first-marks.server.ts), in whatever
 * state but under a pointer: what answers to that comes with the stylesheet. Rules without a mark are all kept.
 */
export function firstRules(styles: string, marks: ReadonlySet<string>): string {
  const sheet = sheets.get(styles) ?? openSheet(styles);
  const key = sheet.named.filter((mark) => marks.has(mark)).join(' ');
  const known = sheet.written.get(key);
  if (known !== undefined) return known;
  const kept = write(sheet.parts, marks);
  const rules = kept.replace(movementMark, (_mark, name: string) => movementOf(sheet.parts, name, kept));
  if (sheet.written.size >= maxWritten) sheet.written.clear();
  sheet.written.set(key, rules);
  return rules;
}

function openSheet(styles: string): Sheet {
  const parts = parse(styles).nodes.flatMap(takeApart);
  const sheet = { parts, named: [...new Set(marksIn(parts))], written: new Map<string, string>() };
  sheets.set(styles, sheet);
  return sheet;
}

function marksIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => marksOf(needs));
    return part.kind === 'group' ? marksIn(part.parts) : [];
  });
}

function marksOf({ marks, choices }: Needs): string[] {
  return [...marks, ...choices.flat().flatMap(marksOf)];
}

function takeApart(node: ChildNode): Part[] {
  if (node.type === 'rule') return [{ kind: 'rule', selectors: selectorsOf(node), body: bodyOf(node) }];
  if (node.type !== 'atrule' || isForLater(node)) return [];
  if (node.name.endsWith('keyframes'))
    return [{ kind: 'movement', name: node.params, text: node.toString() }];
  if (!node.nodes || ['font-face', 'property', 'page'].includes(node.name)) {
    return [{ kind: 'always', text: `${node}${node.nodes ? '' : ';'}` }];
  }
  return [{ kind: 'group', head: headOf(node), parts: node.nodes.flatMap(takeApart) }];
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

function isPossible({ marks, choices }: Needs, present: ReadonlySet<string>): boolean {
  return (
    marks.every((mark) => present.has(mark)) &&
    choices.every((choice) => choice.some((needs) => isPossible(needs, present)))
  );
}

const markInSelector = /\.[\w-]+|\[[^\]]*\]/g;

/** Of an attribute its name and value, or its name where the comparison is another than for being equal. */
function markOf(mark: string): string {
  const [, name = '', operator = '', value = ''] = /^\[([\w-]+)([~|^$*]?=)?"?([^"\]]*)"?/.exec(mark) ?? [];
  if (name === '') return mark;
  return operator === '=' ? `[${name}=${value}` : `[${name}`;
}

const movementMark = /@movement ([\w-]+);/g;

function write(parts: readonly Part[], marks: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'always') text += part.text;
    else if (part.kind === 'movement') text += `@movement ${part.name};`;
    else if (part.kind === 'group') {
      const inside = write(part.parts, marks);
      if (inside !== '') text += `${part.head}{${inside}}`;
    } else {
      const possible = part.selectors.filter(({ needs }) => isPossible(needs, marks));
      if (possible.length > 0) text += `${possible.map((selector) => selector.text).join(',')}{${part.body}}`;
    }
  }
  return text;
}

/** Keyframes are kept where something that is kept moves by them. */
function movementOf(parts: readonly Part[], name: string, kept: string): string {
  const isUsed = new RegExp(`animation[^;{}]*[:, ]${name}(?![\\w-])`).test(kept);
  return isUsed ? (findMovement(parts, name)?.text ?? '') : '';
}

function findMovement(parts: readonly Part[], name: string): Extract<Part, { kind: 'movement' }> | undefined {
  for (const part of parts) {
    if (part.kind === 'movement' && part.name === name) return part;
    const inside = part.kind === 'group' ? findMovement(part.parts, name) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
