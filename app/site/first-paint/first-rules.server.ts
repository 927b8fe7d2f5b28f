import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A stylesheet taken apart: what is kept or left out as a whole, in its order. */
type Part =
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'movement'; name: string; text: string }
  | { kind: 'always'; text: string };

/** All its classes have to be on the page for it to apply. */
type Selector = { text: string; classes: string[] };

const takenApart = new Map<string, Part[]>();

/**
 * The rules of a stylesheet that can apply on a screen to elements with these classes, in whatever state. Rules without
 * a class are all kept.
 */
export function firstRules(styles: string, classes: ReadonlySet<string>): string {
  let parts = takenApart.get(styles);
  if (!parts) {
    parts = parse(styles).nodes.flatMap(takeApart);
    takenApart.set(styles, parts);
  }
  const kept = write(parts, classes);
  return kept.replace(movementMark, (_mark, name: string) => movementOf(parts, name, kept));
}

function takeApart(node: ChildNode): Part[] {
  if (node.type === 'rule') return [{ kind: 'rule', selectors: selectorsOf(node), body: bodyOf(node) }];
  if (node.type !== 'atrule' || isForPaper(node)) return [];
  if (node.name.endsWith('keyframes'))
    return [{ kind: 'movement', name: node.params, text: node.toString() }];
  if (!node.nodes || ['font-face', 'property', 'page'].includes(node.name)) {
    return [{ kind: 'always', text: `${node}${node.nodes ? '' : ';'}` }];
  }
  return [{ kind: 'group', head: headOf(node), parts: node.nodes.flatMap(takeApart) }];
}

function isForPaper({ name, params }: AtRule): boolean {
  return name === 'media' && params === 'print';
}

function headOf({ name, params }: AtRule): string {
  return `@${name}${params ? ` ${params}` : ''}`;
}

function bodyOf({ nodes }: Rule): string {
  return nodes.map(String).join(';');
}

/** What stands in parentheses, as in `:not(.open)`, is no condition that a class could fail. */
function selectorsOf({ selectors }: Rule): Selector[] {
  return selectors.map((text) => {
    let bare = text;
    for (let last = ''; last !== bare; ) {
      last = bare;
      bare = bare.replace(/\([^()]*\)/g, '');
    }
    return { text, classes: [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
  });
}

const movementMark = /@movement ([\w-]+);/g;

function write(parts: readonly Part[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'always') text += part.text;
    else if (part.kind === 'movement') text += `@movement ${part.name};`;
    else if (part.kind === 'group') {
      const inside = write(part.parts, classes);
      if (inside !== '') text += `${part.head}{${inside}}`;
    } else {
      const possible = part.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      );
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
