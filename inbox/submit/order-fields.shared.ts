/** What a request for a quote or samples may say of the order, as its record holds it; what was not said is empty. */
export type OrderField =
  | 'company'
  | 'quantity'
  | 'unit'
  | 'thickness'
  | 'finish'
  | 'destination'
  | 'incoterm'
  | 'neededBy'
  | 'address';
export type Order = Record<OrderField, string>;

/** What quantities are asked for in. */
export const quantityUnits = ['m2', 'ft2', 'm3', 't', 'slabs', 'pieces'] as const;
