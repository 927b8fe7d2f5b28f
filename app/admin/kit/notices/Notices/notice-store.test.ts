import { beforeEach, describe, expect, test } from 'vitest';
import { hideNotice, passToNextPage, readNotices, showNotice } from './notice-store.ts';

const texts = () => readNotices().map(({ text }) => text);

describe('what an administrator is told', () => {
  beforeEach(() => {
    for (const { id } of readNotices()) hideNotice(id);
  });

  test('goes with the page it was told on, unless it was told on the way to the next', () => {
    showNotice({ text: 'Read' });
    showNotice({ text: 'Saved', stays: 'on-next-page' });
    showNotice({ text: 'Lost notes', stays: 'until-dismissed' });
    passToNextPage();
    expect(texts()).toEqual(['Saved', 'Lost notes']);
    passToNextPage();
    expect(texts()).toEqual(['Lost notes']);
  });

  test('is told once, and never more than three things at a time', () => {
    for (const text of ['One', 'Two', 'Two', 'Three', 'Four']) showNotice({ text });
    expect(texts()).toEqual(['Two', 'Three', 'Four']);
  });
});
