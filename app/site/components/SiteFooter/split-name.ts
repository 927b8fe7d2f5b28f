/** A line of a phone's width takes so many letters at a size that can be read. */
const maxLetters = 22;

/** A long name in lines of about the same length, between its words. */
export function splitName(name: string): string[] {
  const wanted = name.length / Math.ceil(name.length / maxLetters);
  const lines: string[] = [];
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const isFull =
      line === undefined ||
      Math.abs(line.length - wanted) <= Math.abs(line.length + 1 + word.length - wanted);
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.length === 0 ? [name] : lines;
}
