import { z } from 'zod';
import { say } from '#messages/say.ts';
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
  requiredText,
  textIn,
} from './fields.schema.ts';
import { orderFieldsOf, sampleHasAddress } from './order.schema.ts';
import { saying } from './saying.ts';
import { linesField } from './stone-lines.schema.ts';

/** The contact page's form, the one in the quote modal, and asking for samples. */
const contactFormTypes = ['contact', 'quote', 'sample'] as const;

type Asked = { incoterms?: readonly string[]; hasAddress?: boolean };

/**
 * A message from either form; only the contact page asks for a phone number (specification/forms.md, "Fields").
 * @param home the calling code of the company's country
 * @param asked the Incoterms that the company offers, and whether the form had a field for the address
 */
export function contactMessageSchemaOf(home: string, asked: Asked = {}) {
  return z
    .object(
      {
        name: requiredLine({ required: saying('answers:name'), maxLength: fieldLengths.name }),
        email: emailField,
        phone: optionalPhone,
        phone_country: callingCodeField(home),
        subject: requiredLine({ required: saying('answers:subject'), maxLength: fieldLengths.subject }),
        message: requiredText({ required: saying('answers:message'), maxLength: fieldLengths.message }),
        form_type: z.enum(contactFormTypes, 'The form type is contact, quote or sample').default('contact'),
        source_page: hiddenText({ maxLength: 500 }),
        product: hiddenText({ maxLength: fieldLengths.product }),
        ...campaignFields,
        ...orderFieldsOf(asked.incoterms ?? []),
        lines: linesField,
        company_website: honeypotField,
      },
      'Send the message as one object of fields',
    )
    .superRefine(phoneIsGiven, besideOtherErrors)
    .superRefine(asked.hasAddress ? sampleHasAddress : () => undefined, besideOtherErrors)
    .superRefine(phoneFits({ number: 'phone', country: 'phone_country' }), besideOtherErrors);
}

export type ContactMessageInput = z.output<ReturnType<typeof contactMessageSchemaOf>>;

type Issues = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void };

function phoneIsGiven(form: unknown, issues: Issues): void {
  if (textIn(form, 'form_type') !== 'contact' || textIn(form, 'phone') !== '') return;
  issues.addIssue({ code: 'custom', path: ['phone'], message: say('answers:phone') });
}
