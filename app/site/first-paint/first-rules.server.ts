import type { Needs, Part } from './stylesheet-parts.shared.ts';

/** What the rules of a stylesheet name, and what was written of it for the pages so far. */
type Use = { named: string[]; written: Map<string, string> };

const uses = new WeakMap<readonly Part[], Use>();
/** Pages of one kind have mostly the same marks. */
const maxWritten = 100;

/**
 * The rules of a stylesheet that can apply on a screen to elements with these marks (first-marks.server.ts), in whatever
 * state but under a pointer: what answers to that comes with the stylesheet. Rules without a mark are all kept.
 */
export function firstRules(parts: readonly Part[], marks: ReadonlySet<string>): string {
  const { named, written } = uses.get(parts) ?? openUse(parts);
  const key = named.filter((mark) => marks.has(mark)).join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const kept = write(parts, marks);
  const rules = kept.replace(movementMark, (_mark, name: string) => movementOf(parts, name, kept));
  if (written.size >= maxWritten) written.clear();
  written.set(key, rules);
  return rules;
}

function openUse(parts: readonly Part[]): Use {
  const use = { named: [...new Set(marksIn(parts))], written: new Map<string, string>() };
  uses.set(parts, use);
  return use;
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

function isPossible({ marks, choices }: Needs, present: ReadonlySet<string>): boolean {
  return (
    marks.every((mark) => present.has(mark)) &&
    choices.every((choice) => choice.some((needs) => isPossible(needs, present)))
  );
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
