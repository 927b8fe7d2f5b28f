import { z } from 'zod';
import { enquiryProducts } from './enquiry-products.shared.ts';
import { enquiryQuantities } from './enquiry-quantities.shared.ts';
import { fieldLengths } from './field-lengths.shared.ts';
import {
  besideOtherErrors,
  callingCodeField,
  emailField,
  hiddenText,
  honeypotField,
  phoneFits,
  requiredLine,
  requiredPhone,
} from './fields.schema.ts';

const acceptedTerms = z.literal([true, 'true', 'on', 'yes', '1'], 'Please accept the terms');

const fields = {
  full_name: requiredLine({ required: 'Enter your full name', maxLength: fieldLengths.name }),
  email: emailField,
  phone: requiredPhone('Enter your phone number'),
  phone_country: callingCodeField,
  whatsapp_number: requiredPhone('Enter your WhatsApp number'),
  whatsapp_country: callingCodeField,
  city: requiredLine({ required: 'Enter your city', maxLength: fieldLengths.city }),
  product: z
    .enum(enquiryProducts, `Choose one of: ${enquiryProducts.join(', ')}`)
    .default(enquiryProducts[0]),
  quantity: z
    .literal([...enquiryQuantities, 1000, 2000, 3000], `Choose one of: ${enquiryQuantities.join(', ')}`)
    .transform(String)
    .default(enquiryQuantities[0]),
  utm_source: hiddenText({ maxLength: 200 }),
  source_page: hiddenText({ maxLength: 500 }),
  form_type: hiddenText({ maxLength: 40, default: 'main' }),
  company_website: honeypotField,
};

const refuse = 'Send the enquiry as one object of fields';
const phone = phoneFits({ number: 'phone', country: 'phone_country' });
const whatsapp = phoneFits({ number: 'whatsapp_number', country: 'whatsapp_country' });

/**
 * The enquiry form as visitors fill it in: the box with the terms must be ticked (specification/forms.md, "Fields").
 */
export const enquiryFormSchema = z
  .object({ ...fields, terms: acceptedTerms }, refuse)
  .superRefine(phone, besideOtherErrors)
  .superRefine(whatsapp, besideOtherErrors);

/**
 * The documented endpoint (specification/tracking.md, "Events") carries no terms; where they are sent they must be
 * accepted.
 */
export const enquiryApiSchema = z
  .object({ ...fields, terms: acceptedTerms.optional() }, refuse)
  .superRefine(phone, besideOtherErrors)
  .superRefine(whatsapp, besideOtherErrors);

export type EnquiryInput = z.output<typeof enquiryApiSchema>;
