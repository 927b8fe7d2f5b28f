import type { Editor } from '@tiptap/core';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import { caretMarks } from '../text-handover.ts';

/** Replaces the caret's marks in the text by the caret, without an entry in the undo history. */
export function placeCaret(editor: Editor): void {
  const { state, view } = editor;
  const [start, end] = caretMarks.map((mark) => findMark(state, mark));
  if (start === undefined || end === undefined) return;
  const change = state.tr.delete(end, end + 1).delete(start, start + 1);
  change.setSelection(TextSelection.create(change.doc, start, end - 1)).setMeta('addToHistory', false);
  view.dispatch(change.scrollIntoView());
  view.focus();
}

function findMark({ doc }: EditorState, mark: string): number | undefined {
  let found: number | undefined;
  doc.descendants((node, place) => {
    const index = node.text?.indexOf(mark) ?? -1;
    if (index >= 0) found = place + index;
  });
  return found;
}
