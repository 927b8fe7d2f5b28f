type Texts = Readonly<Record<string, string>>;
type Placeholder = { name: string; isQuoted: boolean };
type Pattern = { shape: RegExp; placeholders: readonly Placeholder[]; said: string };

/** What the server says is shorter; what people wrote is not looked through. */
const longest = 1_000;

/**
 * Says in another language what the server says in English, with everything filled in already: the texts of a catalogue
 * are found by their shape, and what stands in a placeholder is said in the same way, unless it is quoted.
 * @param answers by their English texts, with `{name}` for what is filled in
 * @param sayText for what is no answer, such as the label of a field within one
 */
export function createAnswers(answers: Texts, sayText: (text: string) => string): (text: string) => string {
  const patterns = Object.entries(answers)
    .filter(([english]) => english.includes('{'))
    // Of two that fit, the one that says more.
    .sort(([one], [other]) => lettersOf(other) - lettersOf(one))
    .map(([english, said]): Pattern => ({ ...shapeOf(english), said }));
  const known = new Map<string, string>();

  function say(text: string): string {
    if (text.length > longest) return text;
    const said = known.get(text) ?? answers[text] ?? sayByShape(text) ?? sayText(text);
    known.set(text, said);
    return said;
  }

  function sayByShape(text: string): string | undefined {
    for (const { shape, placeholders, said } of patterns) {
      const found = shape.exec(text);
      if (!found) continue;
      const values = placeholders.map(({ name, isQuoted }, index): [string, string] => {
        const value = found[index + 1] ?? '';
        return [name, isQuoted ? value : say(value)];
      });
      const byName = new Map(values);
      return said.replace(/\{(\w+)\}/g, (placeholder, name) => byName.get(name) ?? placeholder);
    }
    return undefined;
  }

  return say;
}

function lettersOf(text: string): number {
  return text.replace(/\{\w+\}/g, '').length;
}

function shapeOf(english: string): Pick<Pattern, 'shape' | 'placeholders'> {
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : '(.+?)')).join('');
  const placeholders = parts.flatMap((name, index) =>
    index % 2 === 0 ? [] : [{ name, isQuoted: /["“]$/.test(parts[index - 1] ?? '') }],
  );
  return { shape: new RegExp(`^${source}$`, 's'), placeholders };
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
