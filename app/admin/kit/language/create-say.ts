import { IntlMessageFormat } from 'intl-messageformat';

/** What placeholders stand for; of a tag, a function of what it encloses. */
export type Values<Node = never> = Readonly<
  Record<string, string | number | undefined | ((parts: (string | Node)[]) => Node)>
>;
type Texts = Readonly<Record<string, string>>;

/**
 * Says English texts in a language: `say('{count, plural, one {# stone} other {# stones}}', { count })`.
 * @param texts by their English ones, both in ICU MessageFormat; a text that is missing is said in English
 * @returns a text without placeholders as it is written, so that it needs no escapes
 */
export function createSay(texts: Texts, language: string) {
  const formats = new Map<string, IntlMessageFormat>();
  const format = <Node>(text: string, values: Values<Node>) => {
    const said = texts[text] ?? text;
    const made = formats.get(said) ?? new IntlMessageFormat(said, language);
    formats.set(said, made);
    return made.format<Node>(values);
  };
  return {
    say: (text: string, values?: Values): string =>
      values ? String(format(text, values)) : (texts[text] ?? text),
    /** With tags: `say.rich('Read <link>more</link>', { link: (parts) => <a>{parts}</a> })`. */
    sayRich: format,
  };
}
