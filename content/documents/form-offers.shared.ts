/** What the enquiry form offers, and how soon an answer is promised. */
export type FormOffers = {
  /** The first is chosen to begin with; so is the first quantity. */
  products: readonly string[];
  /** In the units of the company; `3000+` stands for more than 3000. */
  quantities: readonly string[];
  isWhatsappRequired: boolean;
  answerHours: number;
};

/** What a site begins with (specification/constants.md, "Form choices"); editors change it in the document "Forms". */
export const startingOffers = {
  products: ['Slabs', 'Tiles', 'Cut to size', 'Blocks', 'Not decided yet'],
  quantities: ['1000', '2000', '3000', '3000+'],
  isWhatsappRequired: false,
  answerHours: 24,
} satisfies FormOffers;

export const offerLengths = { product: 80, quantity: 20 };
