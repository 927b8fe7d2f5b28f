import { textIn } from './fields.schema.ts';
import { type FormOffers, startingOffers } from './form-offers.shared.ts';

/** Where the offers of the forms are kept. */
export type OfferSource = {
  read: () => Promise<FormOffers>;
  /** What was offered before, in any order. */
  readEarlier: () => Promise<FormOffers[]>;
};

type Choices = Pick<FormOffers, 'products' | 'quantities'>;

/** What is offered until somebody changes it. */
export const unchangedOffers: OfferSource = {
  read: async () => startingOffers,
  readEarlier: async () => [],
};

/**
 * What an enquiry may choose. An editor may have removed a choice while a visitor filled in the form: what was offered
 * before is accepted as well, so that no enquiry is lost (specification/constants.md, "Form choices").
 */
export async function acceptedChoices(source: OfferSource, input: unknown): Promise<Choices> {
  const current = await source.read();
  const isOffered = (choices: readonly string[], name: string) =>
    choices.includes((textIn(input, name) ?? choices[0] ?? '').trim());
  if (isOffered(current.products, 'product') && isOffered(current.quantities, 'quantity')) return current;
  const all = [current, ...(await source.readEarlier())];
  return {
    products: [...new Set(all.flatMap(({ products }) => products))],
    quantities: [...new Set(all.flatMap(({ quantities }) => quantities))],
  };
}
