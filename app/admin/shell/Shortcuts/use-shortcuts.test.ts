import { describe, expect, test } from 'vitest';
import { readStroke } from './use-shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const atEase = { isTyping: false, isInDialog: false, isAwaitingSection: false, hasInboxItems: true };

describe('the keyboard of an administrator', () => {
  test('opens the palette with Ctrl+K and with Cmd+K, from within a field too', () => {
    const palette = { kind: 'palette' };
    expect(readStroke({ ...plain, key: 'k', ctrlKey: true }, atEase)).toEqual(palette);
    expect(readStroke({ ...plain, key: 'K', metaKey: true }, { ...atEase, isTyping: true })).toEqual(palette);
  });

  test.each(['?', '/', 'n', 'g'])('leaves %s to the field that it is typed into', (key) => {
    expect(readStroke({ ...plain, key }, { ...atEase, isTyping: true })).toBeUndefined();
    expect(readStroke({ ...plain, key }, atEase)).toBeDefined();
  });

  test('leads to a section with g and its letter', () => {
    expect(readStroke({ ...plain, key: 'p' }, atEase)).toBeUndefined();
    const section = readStroke({ ...plain, key: 'p' }, { ...atEase, isAwaitingSection: true });
    expect(section).toEqual({ kind: 'section', key: 'p' });
  });

  test('does nothing behind an open dialog', () => {
    expect(readStroke({ ...plain, key: '?' }, { ...atEase, isInDialog: true })).toBeUndefined();
    expect(
      readStroke({ ...plain, key: 'k', ctrlKey: true }, { ...atEase, isInDialog: true }),
    ).toBeUndefined();
  });

  test('keeps to keys with a modifier for those who switched single letters off', () => {
    expect(readStroke({ ...plain, key: 'n' }, { ...atEase, hasInboxItems: false })).toBeUndefined();
    const palette = readStroke({ ...plain, key: 'k', ctrlKey: true }, { ...atEase, hasInboxItems: false });
    expect(palette).toEqual({ kind: 'palette' });
  });

  test("leaves the browser's own combinations alone", () => {
    expect(readStroke({ ...plain, key: 'n', ctrlKey: true }, atEase)).toBeUndefined();
    expect(readStroke({ ...plain, key: '/', altKey: true }, atEase)).toBeUndefined();
  });
});
