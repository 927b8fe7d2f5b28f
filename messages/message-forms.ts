import compile from 'icu-minify/compile';

/** A compiled message is made of texts, `0` for the number within a plural, and arrays that begin with a name. */
const pound = 0;
/** What the second entry of an array says, if it is a number: how the value is chosen by, or written. */
const choices = { select: 1, plural: 2, ordinal: 3 };

type NamedNode = [name: string, type?: unknown, ...rest: unknown[]];

/** A text that depends on how many there are, as a whole sentence for each form; the number is `{count}` in them. */
export type PluralText = { argument: string; forms: Readonly<Record<string, string>> };

/**
 * What a text has to keep: the names of its placeholders and tags, each once, in alphabetical order.
 * @throws where it is not in ICU MessageFormat
 */
export function placeholdersOf(text: string): string[] {
  return [...new Set(namesIn(nodesOf(compile(text))))].sort();
}

/** The sentences of a text with one plural; undefined where there is none, or more to it than sentences can say. */
export function pluralOf(text: string): PluralText | undefined {
  const nodes = /,\s*plural\s*,/.test(text) ? nodesIfCompiled(text) : undefined;
  const plural = nodes?.find(isPlural);
  if (!nodes || !plural) return undefined;
  const [argument, , options] = plural;
  const at = nodes.indexOf(plural);
  const forms: Record<string, string> = {};
  for (const [form, option] of Object.entries(options as Readonly<Record<string, unknown>>)) {
    const sentence = [...nodes.slice(0, at), ...nodesOf(option), ...nodes.slice(at + 1)];
    const written = writeNodes(sentence, { number: `{${argument}}`, special: /'(?=[{}<]|$)|[{}<]+/g });
    if (written === undefined) return undefined;
    forms[form] = written;
  }
  return { argument, forms };
}

/** The text of its sentences; one that cannot be read if one of them cannot. */
export function writePlural({ argument, forms }: PluralText): string {
  let end = '';
  const options = Object.entries(forms).map(([form, sentence]) => {
    const nodes = nodesIfCompiled(sentence);
    // So that a brace too many does not begin another form.
    if (!nodes) end = ' {';
    const inPlural = nodes?.map((node) => (isArgument(node, argument) ? pound : node));
    const written = inPlural && writeNodes(inPlural, { number: '#', special: /'(?=[{}<#]|$)|[{}<#]+/g });
    return `${form} {${written ?? sentence}}`;
  });
  return `{${argument}, plural, ${options.join(' ')}}${end}`;
}

/** A text as somebody reads it who does not know how plurals are written. */
export function sentenceOf(text: string): string {
  return pluralOf(text)?.forms.other ?? text;
}

type Writing = {
  /** What stands for the number of a plural. */
  number: string;
  /** What would be read as something else. */
  special: RegExp;
};

/** @returns undefined for what is more than text, placeholders and tags */
function writeNodes(nodes: readonly unknown[], writing: Writing): string | undefined {
  const written = nodes.map((node) => writeNode(node, writing));
  return written.includes(undefined) ? undefined : written.join('');
}

function writeNode(node: unknown, writing: Writing): string | undefined {
  if (node === pound) return writing.number;
  if (typeof node === 'string')
    return node.replace(writing.special, (found) => (found === "'" ? "''" : `'${found}'`));
  const [name, type, ...rest] = node as NamedNode;
  if (type === undefined) return `{${name}}`;
  if (isTyped(type)) return undefined;
  const inner = writeNodes([type, ...rest], writing);
  return inner === undefined ? undefined : `<${name}>${inner}</${name}>`;
}

function namesIn(nodes: readonly unknown[]): string[] {
  return nodes.flatMap((node) => (Array.isArray(node) ? namesOf(node as NamedNode) : []));
}

function namesOf([name, type, ...rest]: NamedNode): string[] {
  if (type === undefined) return [name];
  if (!isTyped(type)) return [`<${name}>`, ...namesIn([type, ...rest])];
  const isChoice = Object.values(choices).includes(type);
  return [
    name,
    ...(isChoice ? Object.values(rest[0] as object).flatMap((option) => namesIn(nodesOf(option))) : []),
  ];
}

function isTyped(type: unknown): type is number {
  return typeof type === 'number' && type !== pound;
}

function isPlural(node: unknown): node is NamedNode {
  return Array.isArray(node) && node[1] === choices.plural;
}

function isArgument(node: unknown, name: string): boolean {
  return Array.isArray(node) && node.length === 1 && node[0] === name;
}

function nodesOf(message: unknown): readonly unknown[] {
  return Array.isArray(message) ? message : [message];
}

function nodesIfCompiled(text: string): readonly unknown[] | undefined {
  try {
    return nodesOf(compile(text));
  } catch {
    return undefined;
  }
}
