import { z } from 'zod';
import { type FormOffers, offerLengths } from '#content/documents/form-offers.shared.ts';
import { fieldLengths } from './field-lengths.shared.ts';
import {
  besideOtherErrors,
  callingCodeField,
  campaignFields,
  emailField,
  hiddenText,
  honeypotField,
  optionalPhone,
  phoneFits,
  requiredLine,
  requiredPhone,
} from './fields.schema.ts';
import { saying } from './saying.ts';
import { linesField } from './stone-lines.schema.ts';

const acceptedTerms = z.literal([true, 'true', 'on', 'yes', '1'], saying('answers:terms'));

/** What the site asks of every enquiry. */
export type EnquiryRules = {
  /** The calling code of the company's country; empty while it has none. */
  home: string;
  isWhatsappRequired: boolean;
};

const fieldsOf = ({ home, isWhatsappRequired }: EnquiryRules) => ({
  full_name: requiredLine({ required: saying('answers:fullName'), maxLength: fieldLengths.name }),
  email: emailField,
  phone: requiredPhone(saying('answers:phone')),
  phone_country: callingCodeField(home),
  whatsapp_number: isWhatsappRequired ? requiredPhone(saying('answers:whatsapp')) : optionalPhone,
  whatsapp_country: callingCodeField(home),
  city: requiredLine({ required: saying('answers:city'), maxLength: fieldLengths.city }),
  ...campaignFields,
  source_page: hiddenText({ maxLength: 500 }),
  form_type: hiddenText({ maxLength: 40, default: 'main' }),
  lines: linesField,
  company_website: honeypotField,
});

const refuse = 'Send the enquiry as one object of fields';
const phone = phoneFits({ number: 'phone', country: 'phone_country' });
const whatsapp = phoneFits({ number: 'whatsapp_number', country: 'whatsapp_country' });

/** What the documented endpoint takes. What is offered is for editors to say, so it is checked where an enquiry comes in. */
export const enquiryApiSchema = z.object(
  {
    ...fieldsOf({ home: '', isWhatsappRequired: false }),
    whatsapp_number: optionalPhone.describe('Required where the document "forms" says so'),
    product: z
      .string()
      .max(offerLengths.product)
      .describe('One of the products that the document "forms" offers; the first of them if it is left out')
      .optional(),
    quantity: z
      .union([z.string().max(offerLengths.quantity), z.int()])
      .describe(
        'One of the quantities that it offers, in the units of the company; the first if it is left out',
      )
      .optional(),
    terms: acceptedTerms.optional(),
  },
  refuse,
);

/**
 * An enquiry that chooses from what is offered. From the form the box with the terms must be ticked
 * (specification/forms.md, "Fields"); the documented endpoint (specification/tracking.md, "Events") carries no terms,
 * but where they are sent they must be accepted.
 */
export function enquirySchemaOf(
  from: 'form' | 'api',
  { offers, accepted = offers, ...rules }: { offers: Choices; accepted?: Choices } & EnquiryRules,
) {
  const terms = from === 'form' ? acceptedTerms : acceptedTerms.optional();
  const choices = {
    product: choiceOf(offers.products, accepted.products),
    quantity: choiceOf(offers.quantities, accepted.quantities),
  };
  return z
    .object({ ...fieldsOf(rules), ...choices, terms }, refuse)
    .superRefine(phone, besideOtherErrors)
    .superRefine(whatsapp, besideOtherErrors);
}

/** A number is read as its digits, for programs that send quantities as numbers. */
function choiceOf(offered: readonly string[], accepted: readonly string[]) {
  const message = saying('answers:choice', { choices: offered.join(', ') });
  return z
    .union([z.string(), z.number()], message)
    .transform((choice) => String(choice).trim())
    .refine((choice) => accepted.includes(choice), message)
    .default(offered[0] ?? '');
}

type Choices = Pick<FormOffers, 'products' | 'quantities'>;
export type EnquiryInput = z.output<ReturnType<typeof enquirySchemaOf>>;
