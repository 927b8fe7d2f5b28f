import { expect, test } from 'vitest';
import { chatUrl, mailUrl, replyToEnquiry, replyToMessage, telUrl } from './reply-links.ts';

const meera = { fullName: 'Meera Example', product: 'Onyx', quantity: '3000+', city: 'Udaipur' };

test('a reply to an enquiry carries product, quantity and city', () => {
  const { subject, greeting } = replyToEnquiry(meera);
  expect(subject).toBe('Your enquiry: Onyx, More than 3000 sq ft, Udaipur');
  expect(greeting).toContain('Dear Meera Example,');
  expect(greeting).toContain('enquiry about Onyx (more than 3000 sq ft, for Udaipur).');
});

test('a reply leaves out what the buyer did not say', () => {
  const { subject, greeting } = replyToEnquiry({ ...meera, product: '', quantity: '', city: '' });
  expect(subject).toBe('Your enquiry');
  expect(greeting).toContain('Thank you for your enquiry.\n');
});

test('a reply to a message names its subject, and the product where a quote was asked for', () => {
  const stair = { name: 'Jonas Example', subject: 'Stair', product: '' };
  expect(replyToMessage(stair)).toEqual({
    subject: 'Re: Stair',
    greeting: 'Dear Jonas Example,\n\nThank you for your message about Stair.\n\n',
  });
  expect(replyToMessage({ ...stair, product: 'Statuario' }).greeting).toContain('about Statuario');
});

test('a mail link survives addresses and names that could end it early', () => {
  const link = new URL(mailUrl('o&m?cc=x@buyer.example', replyToEnquiry({ ...meera, city: 'A & B' })));
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
