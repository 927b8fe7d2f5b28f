import { describe, expect, test } from 'vitest';
import { toEditorHtml } from './text-handover.ts';

const mark = (text: string) => text.replaceAll('\uE000', '[').replaceAll('\uE001', ']');
const handOver = (text: string, start: number, end = start) =>
  mark(toEditorHtml(text, { caret: { start, end } }));

describe('what an administrator typed before the editor was there', () => {
  test('keeps the caret where it stands, and a selection whole', () => {
    expect(handOver('<p>Stone and time</p>', 8)).toBe('<p>Stone[] and time</p>');
    expect(handOver('<p>Stone and time</p>', 3, 8)).toBe('<p>[Stone] and time</p>');
  });

  test('has no caret within a tag or an entity', () => {
    expect(handOver('<p class="a">Stone</p>', 5)).toBe('<p class="a">[]Stone</p>');
    expect(handOver('<p>Cut &amp; laid</p>', 10)).toBe('<p>Cut &amp;[] laid</p>');
    expect(handOver('<p', 2)).toBe('<p[]');
  });

  test('keeps its lines and paragraphs where it was typed without tags', () => {
    expect(handOver('One\ntwo\n\nThree ', 15)).toBe('<p>One<br>two</p><p>Three []</p>');
    expect(toEditorHtml('', {})).toBe('');
  });
});
