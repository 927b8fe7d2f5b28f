/**
 * Reads Unicode's table of letters that look alike when somebody first asks. Names are compared as they were typed, in small
 * letters and in capitals, since letters of two alphabets can be alike in one of these only.
 * @returns what tells whether two names look alike to a person
 */
export async function openNameComparison(): Promise<(one: string, other: string) => boolean> {
  const { default: unhomoglyph } = await import('unhomoglyph');
  return (one, other) => {
    const forms = formsOf(other);
    return formsOf(one).some((form, index) => unhomoglyph(form) === unhomoglyph(forms[index] ?? ''));
  };
}

function formsOf(name: string): string[] {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
  return [bare, bare.toLowerCase(), bare.toUpperCase()];
}
