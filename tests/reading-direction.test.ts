import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Properties of the left and the right, where styles have a start and an end. */
const properties =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
/** Values of them, and of the horizontal alone: `--onward` in them turns them. */
const values = new Map([
  ['text-align', /left|right/],
  ['float', /left|right/],
  ['clear', /left|right/],
  ['justify-content', /left|right/],
  ['translate', /^(?!0 |none|var\()/],
  ['transform', /translateX|rotateY\((?!0)|translate\(/],
  ['transform-origin', /left|right|^0/],
  ['background-position', /left|right|^(?:0|100%)/],
  ['object-position', /left|right|^(?:0|100%)/],
  ['background', /gradient\(\s*(?:-?\d+deg|to (?:left|right))|gradient\(.*\) (?:0|100%) /],
  ['background-image', /gradient\(\s*(?:-?\d+deg|to (?:left|right))/],
]);
const fourSides = /^(?:margin|padding|inset|border-width|border-radius)$/;

/** What looks the same from both sides, or is a picture, which is never mirrored. */
const exceptions = [
  'app/site/components/form/form.module.css background: linear-gradient(45deg, var(--stroke)), linear-gradient(-45deg, var(--stroke))',
  'app/site/pages/match/ColourWheel.module.css translate: calc(sin(var(--turn)) * var(--radius)) calc(cos(var(--turn)) * var(--tall, 1) * -1 * var(--radius))',
  'app/site/pages/slab/MeasuredPicture.module.css background: repeating-linear-gradient(to right, transparent 0 calc(var(--step) - 1px), var(--line-strong) calc(var(--step) - 1px) var(--step) ) bottom / 100% 7px no-repeat',
  'app/site/pages/slab/MeasuredPicture.module.css translate: -100% 0',
];

describe('styles', () => {
  test('say start and end, not left and right, so that pages read from the right are laid out from there', () => {
    const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `app/${file}`);
    const found = files.flatMap((file) => findSides(readFileSync(join(root, file), 'utf8'), file));
    expect(found.sort()).toEqual(exceptions.toSorted());
  });

  test.each([
    '.a { margin-left: 1px; }',
    '.a { border-top-right-radius: 2px }',
    '.a { inset: 0 0 0 auto; }',
    '.a { text-align: right; }',
    '.a { translate: 6px 0; }',
    '.a {\n  background: linear-gradient(\n    90deg,\n    red, blue);\n}',
    '.a { transform-origin: 0 50%; }',
  ])('that name a side are found: %s', (styles) => {
    expect(findSides(styles, 'a.css')).toHaveLength(1);
  });

  test.each([
    '.a { margin-inline-start: 1px; }',
    '.a { inset: 0 2px; padding: 1px 2px 3px 2px; }',
    '.a { translate: calc(6px * var(--onward)) 0; }',
    '.a { translate: 0 -50%; }',
    '.a { background: linear-gradient(red, blue); }',
    ':root { --left: 1px; }',
  ])('that name none are not: %s', (styles) => {
    expect(findSides(styles, 'a.css')).toEqual([]);
  });
});

function findSides(styles: string, file: string): string[] {
  const declarations = styles.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+):\s+([^;{}]+)[;}]/g);
  return [...declarations].flatMap(([, property = '', written = '']) => {
    const value = written.replace(/\s+/g, ' ').replace(/\( /g, '(').trim();
    return isOfASide({ file, property, value }) ? [`${file} ${property}: ${value}`] : [];
  });
}

/** The back office, whose languages are all read from the left, names no side in its properties at least. */
function isOfASide({ file, property, value }: Record<'file' | 'property' | 'value', string>): boolean {
  if (properties.test(property)) return true;
  if (file.startsWith('app/admin/') || value.includes('--onward')) return false;
  if (fourSides.test(property)) {
    const [, right, , left] = partsOf(value);
    return left !== undefined && left !== right;
  }
  return values.get(property)?.test(value) ?? false;
}

/** A value at its spaces, but for those within brackets. */
function partsOf(value: string): string[] {
  let depth = 0;
  let parts = '';
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    parts += sign === ' ' && depth > 0 ? '_' : sign;
  }
  return parts.split(' ');
}
