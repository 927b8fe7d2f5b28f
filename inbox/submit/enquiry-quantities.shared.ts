/** A quantity as people read it: `3000+` as 'More than 3000' (specification/constants.md, "Form choices"). */
export function nameQuantity(quantity: string): string {
  return quantity.endsWith('+') ? `More than ${quantity.slice(0, -1)}` : quantity;
}

const unitNames = new Map([
  ...[['m2', 'm²'] as const, ['m3', 'm³'] as const],
  ...['t', 'slabs', 'pieces', ''].map((unit) => [unit, unit] as const),
]);

/** The unit of quantities as people read it. @param unit such as `m2` or `ft2` */
export function nameQuantityUnit(unit: string): string {
  return unitNames.get(unit) ?? 'sq ft';
}
