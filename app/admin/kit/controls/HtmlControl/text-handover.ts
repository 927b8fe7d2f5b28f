/** The state that the editor takes over from the text box it replaces. */
export type Handover = {
  /** The selection as offsets in the text; undefined if the focus is elsewhere. */
  caret?: { start: number; end: number };
  /** The text box's height, which is the editor's minimum. */
  height?: number;
};

/** Two private use characters, which nobody types, mark where a selection begins and ends. */
export const caretMarks = ['\uE000', '\uE001'] as const;

export function readHandover(text: HTMLTextAreaElement | null): Handover {
  if (!text) return {};
  const height = text.offsetHeight;
  if (document.activeElement !== text) return { height };
  return { height, caret: { start: text.selectionStart, end: text.selectionEnd } };
}

/** The editor's initial HTML, with the caret marked; text without any tag is split into paragraphs. */
export function toEditorHtml(text: string, { caret }: Handover): string {
  const marked = caret ? markCaret(text, caret) : text;
  return isPlainText(text) ? toParagraphs(marked) : marked;
}

export function isPlainText(text: string): boolean {
  return text.trim() !== '' && !/<[a-z/!]/i.test(text);
}

function markCaret(text: string, { start, end }: { start: number; end: number }): string {
  const [from, to] = [leaveTag(text, start), Math.max(leaveTag(text, start), leaveTag(text, end))];
  return text.slice(0, from) + caretMarks[0] + text.slice(from, to) + caretMarks[1] + text.slice(to);
}

/** Moves an offset inside a tag or an entity behind it. */
function leaveTag(text: string, place: number): number {
  const before = text.slice(0, place);
  const after = text.slice(place);
  if (/<[a-z/!][^>]*$/i.test(before)) {
    const end = after.indexOf('>');
    return end < 0 ? text.length : place + end + 1;
  }
  if (/&[#\w]*$/.test(before)) return place + (/^[#\w]*;/.exec(after)?.[0].length ?? 0);
  return place;
}

function toParagraphs(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/^\n+/, '').replaceAll('\n', '<br>')}</p>`)
    .join('');
}
