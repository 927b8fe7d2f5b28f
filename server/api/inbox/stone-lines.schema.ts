import { z } from 'zod';

const detailFields = {
  finish: z.string(),
  thickness: z.string(),
  area: z.number().nullable(),
  room: z.string(),
  note: z.string(),
  view: z.string().describe('The path of a view in a room; empty where there is none'),
  slabs: z.array(z.string()).describe('The numbers of the slabs that were chosen'),
};
const unit = z.enum(['m2', 'ft2']);

/** A stone of a list as it was sent. */
export const stoneLineSchema = z.object({
  product: z.string().describe("The product's slug"),
  name: z.string().describe('Its name at that time'),
  ...detailFields,
  unit,
});
export const itemLineSchema = z.object({
  product: z.string().describe("The product's slug; of what came without a list, what the form offers"),
  name: z.string(),
  ...detailFields,
  unit: unit.or(z.literal('')),
  quantity: z.string().describe('With its unit'),
});
export const detailLineSchema = itemLineSchema.extend({
  path: z.string().nullable().describe("The product's page; null where it is not seen any more"),
  image: z.string().nullable(),
});
/** As those read it who were given its link. */
export const sharedLineSchema = stoneLineSchema.extend({
  path: z.string().nullable().describe("The product's page; null where it is not seen any more"),
  image: z.string().nullable(),
});
