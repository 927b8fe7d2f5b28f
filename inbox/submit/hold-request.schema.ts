import { z } from 'zod';
import { fieldLengths } from './field-lengths.shared.ts';
import {
  besideOtherErrors,
  callingCodeField,
  campaignFields,
  emailField,
  hiddenText,
  honeypotField,
  optionalPhone,
  optionalText,
  phoneFits,
  requiredLine,
} from './fields.schema.ts';
import { saying } from './saying.ts';
import { readLinesText, slabsField } from './stone-lines.schema.ts';

/** Asking for slabs to be held. @param home the calling code of the company's country */
export function holdRequestSchemaOf(home: string) {
  return z
    .object(
      {
        slabs: z.preprocess(
          readLinesText,
          slabsField.refine((numbers) => numbers.length > 0, saying('answers:slabs.none')),
        ),
        name: requiredLine({ required: saying('answers:name'), maxLength: fieldLengths.name }),
        email: emailField,
        phone: optionalPhone,
        phone_country: callingCodeField(home),
        message: optionalText({ maxLength: fieldLengths.message }),
        source_page: hiddenText({ maxLength: 500 }),
        ...campaignFields,
        company_website: honeypotField,
      },
      'Send the request as one object of fields',
    )
    .superRefine(phoneFits({ number: 'phone', country: 'phone_country' }), besideOtherErrors);
}
