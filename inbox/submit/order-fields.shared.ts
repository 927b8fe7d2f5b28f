/** What a request for a quote or samples may say of the order, as its record holds it; what was not said is empty. */
export const orderFields = [
  ...(['company', 'quantity', 'unit', 'thickness', 'finish'] as const),
  ...(['destination', 'incoterm', 'neededBy', 'address'] as const),
] as const;

export type OrderField = (typeof orderFields)[number];
export type Order = Record<OrderField, string>;

/** What quantities are asked for in. */
export const quantityUnits = ['m2', 'ft2', 'm3', 't', 'slabs', 'pieces'] as const;
