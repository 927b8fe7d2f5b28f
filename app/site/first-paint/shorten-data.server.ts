const call = 'streamController.enqueue(';
/** A string in double quotes, from where it begins. */
const literal = /"(?:[^"\\]|\\.)*"/y;

/**
 * Writes the data that React Router hands to the browser in single quotes: it is JSON within a string, and in double
 * quotes every one of its own would need a backslash, an eighth of the data.
 * @param html a whole rendered page
 */
export function shortenData(html: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf(call); at >= 0; at = html.indexOf(call, at + call.length)) {
    literal.lastIndex = at + call.length;
    const [written] = literal.exec(html) ?? [];
    if (written === undefined) continue;
    const data: string = JSON.parse(written);
    pieces.push(
      html.slice(from, at + call.length),
      `'${data.replace(/[\\'\n\r<\u2028\u2029]/g, escapeSign)}'`,
    );
    from = at + call.length + written.length;
  }
  return from === 0 ? html : pieces.join('') + html.slice(from);
}

/** A line break must not stand in a string, nor the beginning of a tag in a script. */
function escapeSign(sign: string): string {
  if (sign === '\\' || sign === "'") return `\\${sign}`;
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
