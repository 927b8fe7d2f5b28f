import { expect, test } from 'vitest';
import { shareActions } from './share-actions.ts';

test('an article is handed on by four plain links that carry its title and URL', () => {
  const shared = {
    title: 'Why veins run & end',
    url: 'https://stone.example/why-veins-run/',
    picture: 'https://stone.example/uploads/veins.webp',
  };
  const actions = shareActions(shared, 'E-mail');
  expect(actions.map(({ label }) => label)).toEqual(['E-mail', 'WhatsApp', 'LinkedIn', 'Pinterest']);
  expect(actions[0]?.href).toBe(
    'mailto:?subject=Why%20veins%20run%20%26%20end&body=https%3A%2F%2Fstone.example%2Fwhy-veins-run%2F',
  );
  const pin = new URL(actions[3]?.href ?? '').searchParams;
  expect(pin.get('url')).toBe('https://stone.example/why-veins-run/');
  expect(pin.get('media')).toBe('https://stone.example/uploads/veins.webp');
});

test('an article without a picture is pinned without one', () => {
  const [, , , pinterest] = shareActions(
    { title: 'Veins', url: 'https://stone.example/v/', picture: '' },
    'E-mail',
  );
  expect(pinterest?.href).not.toContain('media=');
});
