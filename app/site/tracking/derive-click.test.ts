import { expect, test } from 'vitest';
import { type Control, deriveClick } from './derive-click.ts';

const here = new URL('https://stone.example/italian-marble/');

function click(url: string | undefined, control: Partial<Control> = {}) {
  const plain: Control = {
    url: url === undefined ? undefined : new URL(url, here),
    label: 'Label',
    isNavigation: false,
    looksLikeButton: false,
    asksForForm: false,
    carousel: undefined,
    trackedAs: undefined,
  };
  return deriveClick({ ...plain, ...control }, here);
}

test.each([
  ['/products/dawn/', {}, 'category_click'],
  ['/products/dawn/statuario/', {}, 'product_click'],
  ['/statuario/', { trackedAs: 'product' }, 'product_click'],
  ['/why-veins-run/', { trackedAs: 'blog' }, 'blog_click'],
  ['/blog/why-veins-run/', {}, 'blog_click'],
  ['/gallery/night-bathroom/', {}, 'gallery_click'],
  ['/products/dawn/', { looksLikeButton: true }, 'category_click'],
  ['/products/', { looksLikeButton: true }, 'button_click'],
  ['/products/', {}, 'navigation_click'],
  ['/products/dawn/', { isNavigation: true }, 'navigation_click'],
  ['/contact/?subject=Onyx', { asksForForm: true, isNavigation: true }, 'button_click'],
  ['/contact/', { asksForForm: true, trackedAs: 'product' }, 'button_click'],
  ['https://www.instagram.com/aravane', {}, 'social_interaction'],
  ['https://linkedin.example/company/aravane', { looksLikeButton: true }, 'social_interaction'],
  ['https://wa.me/910000000000', {}, 'social_interaction'],
  ['https://stone-films.example/clips/7', { trackedAs: 'social' }, 'social_interaction'],
  ['/statuario/', { trackedAs: 'social' }, 'navigation_click'],
  ['mailto:sales@stone.example', { trackedAs: 'social' }, 'button_click'],
  ['https://maps.example/?q=yard', {}, 'button_click'],
  ['tel:+910000000000', {}, 'button_click'],
  [undefined, {}, 'button_click'],
] as const)('A click to %s with %o is a %s', (url, control, kind) => {
  expect(click(url, control)?.kind).toBe(kind);
});

test('A click says what it was on and where it led, without the query and the number', () => {
  expect(click('/contact/?subject=Quote%20for%20Asha')?.data).toEqual({ label: 'Label', to: '/contact/' });
  expect(click('#stones')?.data).toEqual({ label: 'Label', to: '#stones' });
  expect(click('mailto:sales@stone.example')?.data).toEqual({ label: 'Label', to: 'mailto' });
  expect(click('https://youtube.example/@aravane')?.data).toEqual({ network: 'youtube', label: 'Label' });
  expect(click('https://stone-films.example/clips/7', { trackedAs: 'social' })?.data).toEqual({
    network: 'stone-films.example',
    label: 'Label',
  });
});

test('In a carousel the buttons that move it leave the telling to the move', () => {
  const carousel = 'Rooms';
  expect(click(undefined, { carousel, label: 'Next slide' })).toBeUndefined();
  expect(click(undefined, { carousel, label: 'Go to slide 3' })).toBeUndefined();
  expect(click('#lounge', { carousel })).toBeUndefined();
  expect(click(undefined, { carousel, label: 'Pause' })).toEqual({
    kind: 'carousel_interaction',
    data: { carousel: 'Rooms', action: 'Pause' },
  });
  expect(click('/products/dawn/', { carousel })?.kind).toBe('category_click');
});
