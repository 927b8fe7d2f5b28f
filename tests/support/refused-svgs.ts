import { drawing, shape } from './sample-svgs.ts';

const level = (name: string, inner: string) => `<g id="${name}">${inner.repeat(10)}</g>`;

/** What would keep a program busy without end, and what is none at all: refused. */
export const refusedSvgs: [name: string, svg: string][] = [
  [
    'parts that repeat each other into billions',
    drawing(
      `<defs>${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, at, all) => level(name, at === 0 ? shape : `<use href="#${all[at - 1]}"/>`)).join('')}</defs><use href="#h"/>`,
    ),
  ],
  [
    'parts that lead round in a circle',
    drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  ],
  [
    'masks that mask each other',
    drawing(
      `<style>.m{mask:url(#m)}.n{mask:url(#n)}</style><mask id="m"><path class="n" d="M0 0h9v9z"/></mask><mask id="n"><path class="m" d="M0 0h9v9z"/></mask><path class="m" d="M0 0h9v9z"/>`,
    ),
  ],
  ['more elements than any logo has', drawing(shape.repeat(10_001))],
  ['groups within groups without end', drawing(`${'<g>'.repeat(100)}${'</g>'.repeat(100)}`)],
  ['more letters than any logo has', drawing(`<path d="${'M0 0h9v9z'.repeat(60_000)}"/>`)],
  [
    'a width of digits without end',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${'1'.repeat(200_000)}x" height="9">${shape}</svg>`,
  ],
  ['nothing that shows', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>'],
  [
    'a script and no more',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>`,
  ],
  ['no size', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`],
  ['a line for a shape', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 1">${shape}</svg>`],
  [
    'elements that nobody closes',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>${shape}</svg>`,
  ],
  ['two roots', `${drawing('')}${drawing('')}`],
];
