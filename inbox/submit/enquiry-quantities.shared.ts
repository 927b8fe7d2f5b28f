/** A quantity as people read it: `3000+` as 'More than 3000' (specification/constants.md, "Form choices"). */
export function nameQuantity(quantity: string): string {
  return quantity.endsWith('+') ? `More than ${quantity.slice(0, -1)}` : quantity;
}

/** The unit of quantities as people read it. @param unit `m2` or `ft2` */
export function nameQuantityUnit(unit: string): string {
  return unit === 'm2' ? 'm²' : 'sq ft';
}
