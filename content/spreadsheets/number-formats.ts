/** Formats that files need not declare (ECMA-376, 18.8.30). */
const builtIn: ReadonlyMap<number, string> = new Map([
  ...([
    [1, '0'],
    [2, '0.00'],
    [3, '#,##0'],
    [4, '#,##0.00'],
    [9, '0%'],
    [10, '0.00%'],
    [11, '0.00E+00'],
  ] as const),
  ...([
    [12, '# ?/?'],
    [13, '# ??/??'],
    [37, '#,##0;(#,##0)'],
    [38, '#,##0;(#,##0)'],
  ] as const),
  ...([
    [39, '#,##0.00;(#,##0.00)'],
    [40, '#,##0.00;(#,##0.00)'],
    [48, '##0.0E+0'],
  ] as const),
  ...([
    [18, 'h:mm AM/PM'],
    [19, 'h:mm:ss AM/PM'],
    [20, 'h:mm'],
    [21, 'h:mm:ss'],
    [22, 'm/d/yy h:mm'],
  ] as const),
]);

// No expression here passes a `<` that it does not name: tags that never end would be read again from each of them.

/** The number formats of a sheet's cells, by their places: `D2`. Cells without one, or with a plain one, are absent. */
export function listFormats(styles: string, sheet: string): Map<string, string> {
  const declared = new Map(builtIn);
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]*>/g)) {
    declared.set(Number(attributeOf(tag, 'numFmtId')), decode(attributeOf(tag, 'formatCode')));
  }
  // Other lists of styles stand before and behind it.
  const [, from = ''] = styles.split(/<(?:\w+:)?cellXfs\b/, 2);
  const [cellStyles = ''] = from.split(/<\/(?:\w+:)?cellXfs>/, 1);
  const byStyle = [...cellStyles.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)].map(([tag]) =>
    declared.get(Number(attributeOf(tag, 'numFmtId'))),
  );
  const formats = new Map<string, string>();
  for (const [tag] of sheet.matchAll(/<(?:\w+:)?c\s[^<>]*>/g)) {
    const format = byStyle[Number(attributeOf(tag, 's') || Number.NaN)];
    if (format) formats.set(attributeOf(tag, 'r'), format);
  }
  return formats;
}

function attributeOf(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"<]*)"`).exec(tag)?.[1] ?? '';
}

const entities: ReadonlyMap<string, string> = new Map([
  ...([
    ['&quot;', '"'],
    ['&apos;', "'"],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
  ] as const),
]);

export function decode(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_all, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replace(/&(?:quot|apos|lt|gt|amp);/g, (found) => entities.get(found) ?? found);
}
