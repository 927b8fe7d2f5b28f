import { expect, test } from 'vitest';
import type { z } from 'zod';
import { startingOffers } from '#content/documents/form-offers.shared.ts';
import { AppError } from '#errors/app-error.ts';
import { sampleEnquiry } from '#tests/support/sample-enquiry.ts';
import { enquirySchemaOf } from './enquiry.schema.ts';
import { readSubmission } from './read-submission.ts';

/** As the demo company asks. */
const rules = { home: '+91', isWhatsappRequired: true };
const enquiryFormSchema = enquirySchemaOf('form', { ...rules, offers: startingOffers });
const enquiryRequestSchema = enquirySchemaOf('api', { ...rules, offers: startingOffers });
const { phone_country: _phone, whatsapp_country: _whatsapp, ...person } = sampleEnquiry;
const enquiry = { ...person, terms: 'on' };

function refusalOf(input: unknown, schema: z.ZodType = enquiryFormSchema): unknown {
  try {
    return readSubmission(schema, input);
  } catch (error) {
    return error instanceof AppError ? { message: error.message, fields: error.fields } : error;
  }
}

test('A visitor who sends an empty form hears of every field at once', () => {
  expect(refusalOf({})).toEqual({
    message: 'Please fill in all required fields.',
    fields: {
      full_name: 'Enter your full name',
      email: 'Enter your e-mail address',
      phone: 'Enter your phone number',
      whatsapp_number: 'Enter your WhatsApp number',
      city: 'Enter your city',
      terms: 'Please accept the terms',
    },
  });
});

test.each([
  ['full_name', '   ', 'Enter your full name'],
  ['full_name', '\u200b\u0000', 'Enter your full name'],
  ['city', '\t', 'Enter your city'],
  ['email', ' ', 'Enter your e-mail address'],
  ['phone', ' - ', 'Enter your phone number'],
  ['whatsapp_number', '', 'Enter your WhatsApp number'],
])('A visitor who leaves %s blank (%j) is told which field it is', (name, value, message) => {
  expect(refusalOf({ ...enquiry, [name]: value })).toMatchObject({ fields: { [name]: message } });
});

test('A missing name does not hide a number that is too short', () => {
  const { full_name: _, ...nameless } = enquiry;
  expect(refusalOf({ ...nameless, phone: '123', whatsapp_number: '12345678901' })).toEqual({
    message: 'Please fill in all required fields.',
    fields: {
      full_name: 'Enter your full name',
      phone: expect.stringContaining('Enter exactly 10 digits'),
      whatsapp_number: expect.stringContaining('Enter exactly 10 digits'),
    },
  });
});

test('A visitor who fills in everything but one field wrongly reads that field’s message', () => {
  expect(refusalOf({ ...enquiry, phone: '123' })).toEqual({
    message: expect.stringContaining('Enter exactly 10 digits'),
    fields: { phone: expect.stringContaining('Enter exactly 10 digits') },
  });
});

test.each([
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'a b@example.com',
  'a..b@example.com',
  'a@b@c.in',
])('A visitor cannot give %s as an e-mail address', (email) => {
  expect(refusalOf({ ...enquiry, email })).toMatchObject({
    fields: { email: 'Enter a complete e-mail address, such as name@example.com' },
  });
});

test.each(["o'brien+stone@mail.example.co.in", 'info@xn--e1afmkfd.xn--p1ai', 'büro@münchen.example'])(
  'A visitor can give %s as an e-mail address',
  (email) => {
    expect(readSubmission(enquiryFormSchema, { ...enquiry, email: ` ${email} ` }).email).toBe(email);
  },
);

test('A visitor who does not tick the terms is asked to, and reads nothing about empty fields', () => {
  const { terms: _, ...unticked } = enquiry;
  const refusal = { message: 'Please accept the terms', fields: { terms: 'Please accept the terms' } };
  expect(refusalOf(unticked)).toEqual(refusal);
  expect(refusalOf({ ...enquiry, terms: false })).toEqual(refusal);
  expect(refusalOf({ ...enquiry, terms: false }, enquiryRequestSchema)).toEqual(refusal);
});

test.each([true, 'true', 'on', '1'])('A visitor accepts the terms with %j', (terms) => {
  expect(readSubmission(enquiryFormSchema, { ...enquiry, terms }).city).toBe('Jaipur');
});

test('A program may make the documented request, which has no terms', () => {
  const { terms: _, ...submission } = enquiry;
  expect(readSubmission(enquiryRequestSchema, submission).city).toBe('Jaipur');
});

test('A visitor who changes no select asks about what is offered first, in India', () => {
  expect(readSubmission(enquiryFormSchema, enquiry)).toMatchObject({
    product: startingOffers.products[0],
    quantity: '1000',
    phone_country: '+91',
    whatsapp_country: '+91',
    utm_source: '',
    source_page: '',
    form_type: 'main',
  });
});

test.each(startingOffers.products)('A visitor may ask about %s', (product) => {
  expect(readSubmission(enquiryFormSchema, { ...enquiry, product }).product).toBe(product);
});

test.each([...startingOffers.quantities, 2000])('A visitor may ask for %j', (quantity) => {
  expect(readSubmission(enquiryFormSchema, { ...enquiry, quantity }).quantity).toBe(String(quantity));
});

test('A visitor cannot ask for what is not offered', () => {
  expect(refusalOf({ ...enquiry, product: 'Granite', quantity: '5000' })).toMatchObject({
    fields: {
      product: `Choose one of: ${startingOffers.products.join(', ')}`,
      quantity: 'Choose one of: 1000, 2000, 3000, 3000+',
    },
  });
});

test('A visitor abroad enters a number of their own country', () => {
  const abroad = { ...enquiry, phone: '(50) 123-4567', phone_country: '+971' };
  expect(readSubmission(enquiryFormSchema, abroad).phone).toBe('501234567');
  expect(refusalOf({ ...enquiry, whatsapp_number: '5012345678', whatsapp_country: '+971' })).toEqual({
    message: 'Enter 8 or 9 digits for +971; 10 are too many',
    fields: { whatsapp_number: 'Enter 8 or 9 digits for +971; 10 are too many' },
  });
});

test('A calling code that lost its plus sign on the way is understood, an unknown one is not', () => {
  expect(readSubmission(enquiryFormSchema, { ...enquiry, phone_country: ' 91' }).phone_country).toBe('+91');
  expect(refusalOf({ ...enquiry, phone_country: '+999' })).toMatchObject({
    fields: { phone_country: 'Choose a country code from the list' },
  });
});

test('A number without a country is one of the company’s', () => {
  const numbers = { phone: '912 345 678', whatsapp_number: '+91 98765 43210' };
  const read = (home: string) =>
    readSubmission(enquirySchemaOf('api', { ...rules, home, offers: startingOffers }), {
      ...enquiry,
      ...numbers,
    });
  expect(read('+351')).toMatchObject({ phone: '912345678', phone_country: '+351' });
  expect(() => read('+91')).toThrow('Enter exactly 10 digits');
});

test('A visitor of a company without a country may name one, write it in front, or leave it to be guessed', () => {
  const schema = enquirySchemaOf('form', { ...rules, home: '', offers: startingOffers });
  const numbers = { phone: '912 345 678', whatsapp_number: '+351 912 345 678' };
  expect(readSubmission(schema, { ...enquiry, ...numbers })).toMatchObject({ phone_country: '' });
  expect(refusalOf({ ...enquiry, ...numbers, phone_country: '+49', phone: '123' }, schema)).toMatchObject({
    fields: { phone: expect.stringContaining('for +49') },
  });
  expect(refusalOf({ ...enquiry, ...numbers, phone: '1234' }, schema)).toMatchObject({
    fields: { phone: 'Enter 5 to 15 digits; 4 are too few' },
  });
});

test('A visitor may leave the WhatsApp number empty where it is not required, but not leave half of one', () => {
  const schema = enquirySchemaOf('form', { ...rules, isWhatsappRequired: false, offers: startingOffers });
  const { whatsapp_number: _, ...without } = enquiry;
  expect(readSubmission(schema, without).whatsapp_number).toBe('');
  expect(refusalOf({ ...enquiry, whatsapp_number: '123' }, schema)).toMatchObject({
    fields: { whatsapp_number: expect.stringContaining('Enter exactly 10 digits') },
  });
});

test('A visitor’s name is at most 120 characters and stays on one line', () => {
  expect(refusalOf({ ...enquiry, full_name: 'x'.repeat(121) })).toMatchObject({
    fields: { full_name: 'At most 120 characters' },
  });
  const forged = { ...enquiry, full_name: 'Asha\r\nBcc: all@example.com' };
  expect(readSubmission(enquiryFormSchema, forged).full_name).toBe('Asha Bcc: all@example.com');
});

test('What the page adds by itself never costs a visitor the enquiry', () => {
  const odd = { ...enquiry, utm_source: 'x'.repeat(900), source_page: { no: 'text' }, submit: 'Send' };
  const read = readSubmission(enquiryFormSchema, odd);
  expect(read.utm_source).toHaveLength(200);
  expect(read.source_page).toBe('');
  expect(read).not.toHaveProperty('submit');
});

test.each([[null], ['text'], [[]], [7], [undefined]])(
  'What is not a form (%j) is refused in words',
  (input) => {
    expect(refusalOf(input)).toHaveProperty('fields');
  },
);
