import { z } from 'zod';
import { quantityUnits } from '#inbox/submit/order-fields.shared.ts';

const said = z.string();

/** What a request says of the order; what it does not say is empty. */
export const orderSchemas = {
  company: said,
  quantity: said,
  unit: said.describe(`One of ${quantityUnits.join(', ')}`),
  thickness: said,
  finish: said,
  destination: said,
  incoterm: said,
  neededBy: said.describe('A day, such as 2026-03-01'),
  address: said,
};
