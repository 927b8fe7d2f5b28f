import { expect, test } from 'vitest';
import { splitCaption } from './social-post-card.ts';

test('the first sentence of a caption is the title of its frame', () => {
  expect(splitCaption('Lamp off, lamp on. We quote on the second picture.')).toEqual({
    title: 'Lamp off, lamp on',
    text: 'We quote on the second picture.',
  });
});

test('after a colon the text begins with a capital', () => {
  expect(splitCaption('How a block is read: wet faces, a hammer.')).toEqual({
    title: 'How a block is read',
    text: 'Wet faces, a hammer.',
  });
});

test('a figure with a point does not end a sentence', () => {
  expect(splitCaption('Bends at 17.7 MPa. Ask.').title).toBe('Bends at 17.7 MPa');
});

test('a long opening is text', () => {
  const caption = `${'A slab and another slab, '.repeat(5)}and no full stop`;
  expect(splitCaption(caption)).toEqual({ title: '', text: caption });
});
