import { expect, test } from 'vitest';
import { chatUrl, mailUrl, telUrl } from './reply-links.ts';

test('a mail link survives addresses and names that could end it early', () => {
  const reply = { subject: 'Onyx, A & B', text: 'Dear Meera Example,\n\n' };
  const link = new URL(mailUrl('o&m?cc=x@buyer.example', reply));
  expect(decodeURIComponent(link.pathname)).toBe('o&m?cc=x@buyer.example');
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toContain('A & B');
  expect(link.searchParams.get('body')).toContain('Dear Meera Example,\r\n');
});

test('a chat and a call go to the number with its country', () => {
  const phone = { country: '+91', number: '0000000000' };
  expect(chatUrl(phone)).toBe('https://wa.me/910000000000');
  expect(chatUrl(phone, 'Dear Meera,')).toBe('https://wa.me/910000000000?text=Dear%20Meera%2C');
  expect(telUrl(phone)).toBe('tel:+910000000000');
});
