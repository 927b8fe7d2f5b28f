import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '#errors/app-error.ts';
import { contactMessageSchemaOf } from './contact-message.schema.ts';
import { enquiryApiSchema } from './enquiry.schema.ts';
import { feedbackSchema } from './feedback.schema.ts';
import { newsletterSchema } from './newsletter.schema.ts';
import { readSubmission } from './read-submission.ts';

const contactMessageSchema = contactMessageSchemaOf('+91');

function refusalOf(input: unknown, schema: z.ZodType): unknown {
  try {
    return readSubmission(schema, input);
  } catch (error) {
    return error instanceof AppError ? { message: error.message, fields: error.fields } : error;
  }
}

const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Onyx',
  message: 'Is it in stock?',
};

test('A visitor must leave a phone number on the contact page but not for a quote', () => {
  expect(refusalOf({ ...message, form_type: 'contact', phone: '' }, contactMessageSchema)).toEqual({
    message: 'Please fill in all required fields.',
    fields: { phone: 'Enter your phone number' },
  });
  expect(refusalOf(message, contactMessageSchema)).toMatchObject({
    fields: { phone: 'Enter your phone number' },
  });
  expect(readSubmission(contactMessageSchema, { ...message, form_type: 'quote' }).phone).toBe('');
  expect(readSubmission(contactMessageSchema, { ...message, form_type: 'quote', phone: null }).phone).toBe(
    '',
  );
});

test('A visitor who leaves a number with a quote leaves a complete one', () => {
  expect(refusalOf({ ...message, form_type: 'quote', phone: '123' }, contactMessageSchema)).toEqual({
    message: expect.stringContaining('Enter exactly 10 digits'),
    fields: { phone: expect.stringContaining('Enter exactly 10 digits') },
  });
});

test('A visitor who sends an empty contact form hears of every field at once', () => {
  expect(refusalOf({}, contactMessageSchema)).toEqual({
    message: 'Please fill in all required fields.',
    fields: {
      name: 'Enter your name',
      email: 'Enter your e-mail address',
      phone: 'Enter your phone number',
      subject: 'Enter a subject',
      message: 'Enter your message',
    },
  });
});

test('A visitor’s message has at most 5,000 characters, and a line end counts as one', () => {
  const send = (text: string) => ({ ...message, form_type: 'quote', message: text });
  expect(refusalOf(send('x'.repeat(5001)), contactMessageSchema)).toMatchObject({
    fields: { message: 'At most 5000 characters' },
  });
  const long = `${'x'.repeat(4998)}\r\nx`;
  expect(readSubmission(contactMessageSchema, send(long)).message).toBe(`${'x'.repeat(4998)}\nx`);
});

test('There is no further kind of contact form', () => {
  expect(refusalOf({ ...message, form_type: 'other' }, contactMessageSchema)).toMatchObject({
    fields: { form_type: 'The form type is contact, quote or sample' },
  });
});

test.each([1, 5, '3'])('A visitor may give %j stars', (rating) => {
  expect(readSubmission(feedbackSchema, { rating })).toMatchObject({
    rating: Number(rating),
    feedback: '',
  });
});

test.each([0, 6, 2.5, '', 'five', null, true])('A visitor cannot give %j stars', (rating) => {
  expect(refusalOf({ rating, feedback: 'Fine' }, feedbackSchema)).toMatchObject({
    fields: { rating: 'Choose a rating from 1 to 5 stars' },
  });
});

test('A visitor’s comment has at most 500 characters', () => {
  expect(readSubmission(feedbackSchema, { rating: 5, feedback: 'x'.repeat(500) }).feedback).toHaveLength(500);
  expect(refusalOf({ rating: 5, feedback: 'x'.repeat(501) }, feedbackSchema)).toMatchObject({
    fields: { feedback: 'At most 500 characters' },
  });
});

test('A visitor who subscribes must leave an e-mail address', () => {
  expect(refusalOf({ email: '' }, newsletterSchema)).toEqual({
    message: 'Please fill in all required fields.',
    fields: { email: 'Enter your e-mail address' },
  });
});

test.each([
  ['enquiry', enquiryApiSchema, ['city', 'email', 'full_name', 'phone']],
  ['contact', contactMessageSchema, ['email', 'message', 'name', 'subject']],
  ['feedback', feedbackSchema, ['rating']],
  ['newsletter', newsletterSchema, ['email']],
])('A program can read what the %s form requires', (_, schema, required) => {
  const described = z.toJSONSchema(schema, { io: 'input' });
  expect(described.required?.toSorted()).toEqual(required);
});
