import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A stylesheet taken apart: what is kept or left out as a whole, in its order. */
type Part =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'movement'; name: string; text: string }
  | { kind: 'always'; text: string };

/** All its marks have to be on the page for it to apply. */
type Selector = { text: string; marks: string[] };

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
    if (part.kind === 'rule') return part.selectors.flatMap(({ marks }) => marks);
    return part.kind === 'group' ? marksIn(part.parts) : [];
  });
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

/** What stands in parentheses, as in `:not(.open)`, is no condition that a mark could fail. */
function selectorsOf({ selectors }: Rule): Selector[] {
  return selectors
    .filter((text) => !/:hover|::view-transition/.test(text))
    .map((text) => {
      let bare = text;
      for (let last = ''; last !== bare; ) {
        last = bare;
        bare = bare.replace(/\([^()]*\)/g, '');
      }
      return { text, marks: [...bare.matchAll(markInSelector)].flatMap(([mark]) => markOf(mark)) };
    });
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
      const possible = part.selectors.filter((selector) => selector.marks.every((mark) => marks.has(mark)));
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
