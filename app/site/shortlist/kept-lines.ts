import { slabNumbersIn } from '#content/facts/slab-numbers.shared.ts';
import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';

/** A stone that a visitor keeps, with what is wanted of it as it was typed; what was not said is left out. */
export type KeptLine = {
  product: string;
  name: string;
  finish?: string;
  thickness?: string;
  area?: string;
  unit?: string;
  room?: string;
  note?: string;
  view?: string;
  /** Their numbers, with commas between them. */
  slabs?: string;
};

const knownFields = ['finish', 'thickness', 'area', 'unit', 'room', 'note', 'view', 'slabs'] as const;
/** The name under which a browser keeps the list. */
const keptUnder = 'shortlist';
const listeners = new Set<() => void>();
let lines: readonly KeptLine[] | undefined;

/** The same array until something changes. Where the browser keeps nothing, the list lasts as long as the visit. */
export function readLines(): readonly KeptLine[] {
  lines ??= readKept();
  return lines;
}

export function writeLines(next: readonly KeptLine[]): void {
  lines = next;
  try {
    localStorage.setItem(keptUnder, JSON.stringify(next));
  } catch {
    tell('blocked');
  }
  for (const listener of listeners) listener();
}

/** Puts a stone on the list, with where it was seen, or takes all lines about it out. */
export function toggleLine(product: string, name: string, seen?: Pick<KeptLine, 'room' | 'view'>): void {
  const rest = readLines().filter((line) => line.product !== product);
  if (rest.length < readLines().length) writeLines(rest);
  else if (rest.length < maxShortlistLines) writeLines([...rest, { product, name, ...seen }]);
  else tell('full');
}

/** Puts a slab on the line of its stone, which joins the list for it, or takes the slab off; the stone then stays. */
export function toggleSlab(number: string, { slug, name }: { slug: string; name: string }): void {
  const line = readLines().find(({ product }) => product === slug);
  if (hasSlab(number)) writeLines(readLines().map((one) => withoutSlab(one, number)));
  else if (line) {
    const slabs = line.slabs ? `${line.slabs}, ${number}` : number;
    writeLines(readLines().map((one) => (one === line ? { ...one, slabs } : one)));
  } else if (readLines().length < maxShortlistLines)
    writeLines([...readLines(), { product: slug, name, slabs: number }]);
  else tell('full');
}

export function hasSlab(number: string): boolean {
  return readLines().some((line) => withoutSlab(line, number) !== line);
}

function withoutSlab(line: KeptLine, number: string): KeptLine {
  const numbers = slabNumbersIn(line.slabs);
  const rest = numbers.filter((one) => one.toLowerCase() !== number.toLowerCase());
  return rest.length < numbers.length ? { ...line, slabs: rest.join(', ') } : line;
}

/** Runs the listener on every change, also by another tab. @returns what ends it */
export function watchLines(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readKept(): readonly KeptLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptUnder) ?? '');
    return Array.isArray(kept) ? kept.filter((line) => typeof line?.product === 'string').map(keepKnown) : [];
  } catch {
    return [];
  }
}

/** What else a browser keeps of a line, the API would refuse. */
function keepKnown(line: KeptLine): KeptLine {
  const entries = knownFields.flatMap((name) => (typeof line[name] === 'string' ? [[name, line[name]]] : []));
  return Object.fromEntries([['product', line.product], ['name', line.name], ...entries]);
}

/** Why a stone is not kept. */
export type ListProblem = 'blocked' | 'full';

let onProblem: ((problem: ListProblem) => void) | undefined;
/** From before anybody listened. */
let untold: ListProblem | undefined;

/** Runs the listener whenever a stone is not kept. @returns what ends it */
export function watchProblems(listener: (problem: ListProblem) => void): () => void {
  onProblem = listener;
  if (untold) listener(untold);
  untold = undefined;
  return () => {
    onProblem = undefined;
  };
}

function tell(problem: ListProblem): void {
  if (onProblem) onProblem(problem);
  else untold = problem;
}

function readAnew(): void {
  lines = undefined;
  for (const listener of listeners) listener();
}

if (!import.meta.env.SSR) {
  addEventListener('storage', ({ key }) => {
    if (key === keptUnder || key === null) readAnew();
  });
  // A page that the browser has put aside was told nothing.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew();
  });
  // What was pressed before scripts ran (first-paint/start-scripts.ts).
  if (Array.isArray(window.pressedStones))
    for (const product of window.pressedStones) toggleLine(product, '');
  window.pressedStones = { push: (product: string) => toggleLine(product, '') };
}

declare global {
  interface Window {
    pressedStones?: string[] | { push: (product: string) => void };
  }
}
