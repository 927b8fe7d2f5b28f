/** What stands in brackets behind a value, by what it says. */
export type FactNotes = {
  /** A standard that it was measured by: `EN 12372`. */
  method: string;
  /** When it was measured, as it was written: `March 2024`. */
  date: string;
  isTypical: boolean;
};

const method = /^(?:EN|ASTM|ISO|DIN|IS|BS|UNI|NF|UNE|ABNT|JIS|GB)[\s:/-]*[A-Z]*\s?\d/i;
const year = /\b(?:19|20)\d{2}\b/;

/** Reads the notes of a value; what is neither stays in its text alone. */
export function readFactNotes(notes: readonly string[]): FactNotes {
  const others = notes.filter((note) => !isTypical(note));
  return {
    method: others.filter((note) => method.test(note)).join(', '),
    date: others.filter((note) => !method.test(note) && year.test(note)).join(', '),
    isTypical: others.length < notes.length,
  };
}

function isTypical(note: string): boolean {
  return /^typical\b/i.test(note);
}
