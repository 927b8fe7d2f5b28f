import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { doPrintAST, printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** A text that depends on how many there are, as a whole sentence for each form; the number is `{count}` in them. */
export type PluralText = { argument: string; forms: Readonly<Record<string, string>> };

type PluralElement = Extract<MessageFormatElement, { type: TYPE.plural }>;

/**
 * What a text has to keep: the names of its placeholders and tags, each once, in alphabetical order.
 * @throws where it is not in ICU MessageFormat
 */
export function placeholdersOf(text: string): string[] {
  return [...new Set(namesIn(parse(text)))].sort();
}

/** The sentences of a text with one plural; undefined where there is none, or more to it than sentences can say. */
export function pluralOf(text: string): PluralText | undefined {
  const elements = parseIfPossible(text);
  const plural = elements?.find((element): element is PluralElement => element.type === TYPE.plural);
  if (!elements || !plural) return undefined;
  const number: MessageFormatElement = { type: TYPE.argument, value: plural.value };
  const at = elements.indexOf(plural);
  const sentences = Object.entries(plural.options).map(([form, option]) => {
    const inner = replaceElements(option.value, (element) =>
      element.type === TYPE.pound ? number : element,
    );
    return { form, sentence: [...elements.slice(0, at), ...inner, ...elements.slice(at + 1)] };
  });
  if (sentences.some(({ sentence }) => sentence.some(isChoice))) return undefined;
  const forms = Object.fromEntries(sentences.map(({ form, sentence }) => [form, printAST(sentence)]));
  return { argument: plural.value, forms };
}

/** The text of its sentences; one that cannot be read if one of them cannot. */
export function writePlural({ argument, forms }: PluralText): string {
  const options = Object.entries(forms).map(([form, sentence]) => {
    const elements = parseIfPossible(sentence);
    return {
      isReadable: elements !== undefined,
      text: `${form} {${elements ? writeForm(elements, argument) : sentence}}`,
    };
  });
  // So that a brace too many does not begin another form.
  const end = options.every(({ isReadable }) => isReadable) ? '' : ' {';
  return `{${argument}, plural, ${options.map(({ text }) => text).join(' ')}}${end}`;
}

/** A sentence as it stands within a plural, where `#` is the number. */
function writeForm(sentence: readonly MessageFormatElement[], argument: string): string {
  const elements = replaceElements(sentence, (element) =>
    element.type === TYPE.argument && element.value === argument ? { type: TYPE.pound } : element,
  );
  return doPrintAST(elements, true);
}

/** A text as somebody reads it who does not know how plurals are written. */
export function sentenceOf(text: string): string {
  return pluralOf(text)?.forms.other ?? text;
}

function parseIfPossible(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** The elements, those within tags as well, each as `replace` makes it. */
function replaceElements(
  elements: readonly MessageFormatElement[],
  replace: (element: MessageFormatElement) => MessageFormatElement,
): MessageFormatElement[] {
  return elements.map((element) =>
    element.type === TYPE.tag
      ? { ...element, children: replaceElements(element.children, replace) }
      : replace(element),
  );
}

function isChoice(element: MessageFormatElement): boolean {
  if (element.type === TYPE.tag) return element.children.some(isChoice);
  return element.type === TYPE.plural || element.type === TYPE.select;
}

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap(namesOf);
}

function namesOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...namesIn(element.children)];
    case TYPE.select:
    case TYPE.plural:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    default:
      return [element.value];
  }
}
