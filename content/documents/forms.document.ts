import { offerLengths, startingOffers } from './form-offers.shared.ts';
import { defineDocument } from './site-document.ts';
import { line, sentence } from './text-fields.ts';

/** What the forms offer and promise. */
export const formsDocument = defineDocument({
  key: 'forms',
  label: 'Forms',
  help: 'Products and quantities to choose from, the promised hours and the notes below the forms.',
  shownOn: '{landing}#enquiry',
  fields: {
    products: {
      kind: 'list',
      label: 'Products',
      noun: 'product',
      minItems: 1,
      maxItems: 40,
      item: { kind: 'text', label: 'Product', maxLength: offerLengths.product, isProcessed: true },
      default: startingOffers.products,
      help: 'The first is chosen to begin with',
    },
    quantities: {
      kind: 'list',
      label: 'Quantities',
      noun: 'quantity',
      minItems: 1,
      maxItems: 20,
      item: { kind: 'text', label: 'Quantity', maxLength: offerLengths.quantity, isProcessed: true },
      default: startingOffers.quantities,
      help: 'In the units of the company, m² or sq ft; 3000+ reads as "More than 3000"',
    },
    isWhatsappRequired: {
      kind: 'flag',
      label: 'A WhatsApp number is required',
      default: startingOffers.isWhatsappRequired,
      help: 'Otherwise an enquiry asks for one, and it may be left empty',
    },
    answerHours: {
      kind: 'count',
      label: 'Hours until an answer is promised',
      default: startingOffers.answerHours,
      max: 720,
      filledInAs: 'hours',
    },
    messageNote: sentence('Below the message form', {
      start: '{company} replies within {hours} hours. What you send is kept as the privacy policy says.',
      help: '{company} stands for the name of the company, {hours} for the promised hours',
    }),
    enquiryNote: sentence('Below the enquiry', {
      start: 'A person at the yard replies within {hours} hours.',
      help: '{hours} stands for the promised hours',
    }),
    holdConditions: sentence('Conditions of holds', {
      start:
        'A hold lasts until the day that we confirm and then ends by itself. Until then nobody else gets the slab.',
      help: 'Below the request to hold slabs, and beside the form in which you hold one',
    }),
    messageHint: sentence('Beside the message', {
      start: 'The room, its area, the date you need it by: whatever you know already.',
    }),
    productHint: sentence('Beside the choice of a product', {
      start: 'Type a part of its name and choose, or leave it empty while you are undecided.',
    }),
    phoneHint: sentence('Beside the phone number of an enquiry', {
      start: 'Such as {example}, or with the code of another country in front.',
      help: '{example} stands for a number of the company’s country, {digits} for how many digits it has and {country} for its name; not shown while no country is chosen',
    }),
    quoteHeading: line('Heading of a request for a quote', {
      start: 'A quote for {stone}',
      help: '{stone} stands for the name of the product',
    }),
    quoteHeadingWithoutStone: line('Heading while no product is chosen', { start: 'A quote' }),
    quickEnquiry: {
      kind: 'group',
      label: 'Quick enquiry',
      fields: {
        withStone: sentence('Opened from a product', {
          start: 'About {stone}. We answer with this week’s slabs.',
          help: '{stone} stands for the name of the product',
        }),
        withoutStone: sentence('Opened without one', {
          start: 'Name the stone and the quantity. We answer with this week’s slabs.',
        }),
      },
    },
  },
});
