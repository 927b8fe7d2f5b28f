/** A quantity as people read it: `3000+` as 'More than 3000' (specification/constants.md, "Form choices"). */
export function nameQuantity(quantity: string): string {
  return quantity.endsWith('+') ? `More than ${quantity.slice(0, -1)}` : quantity;
}
