import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { startingOffers } from '#content/documents/form-offers.shared.ts';
import { createSchemaOf, updateSchemaOf } from '#content/kit/input-schema.ts';
import { entities } from '#content/registry.ts';
import { entryChangeSchema } from '#inbox/inbox/inbox.schema.ts';
import { contactMessageSchemaOf } from '#inbox/submit/contact-message.schema.ts';
import { enquirySchemaOf } from '#inbox/submit/enquiry.schema.ts';
import { feedbackSchema } from '#inbox/submit/feedback.schema.ts';
import { newsletterSchema } from '#inbox/submit/newsletter.schema.ts';
import {
  credentialsSchema,
  newAdministratorSchema,
  passwordChangeSchema,
} from '#people/accounts/credentials.schema.ts';
import { checkInput, parseOrThrow } from './validate.ts';

/** How the validation library talks where it is left to itself. */
const libraryWords =
  /invalid|expected|received|too (?:big|small)|unrecognized|pattern|undefined|\bNaN\b|>=|<=/i;

const rules = { home: '+91', isWhatsappRequired: true };

const oddValues: [string, unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '  '],
  ['a number', 4711],
  ['a fraction', 0.5],
  ['below zero', -1],
  ['a number that no database holds', 2 ** 40],
  ['a number that no computer holds', Number.POSITIVE_INFINITY],
  ['a yes', true],
  ['a list', [null, 7, {}]],
  ['a list of nothing but length', Array.from({ length: 500 }, () => 'x')],
  ['an object', { a: 1 }],
  ['too long', 'x'.repeat(300_000)],
  ['a null byte', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['a script', 'javascript:alert(1)'],
];

const schemas: [string, z.ZodType][] = [
  ...entities.flatMap((entity): [string, z.ZodType][] => [
    [`a new ${entity.name}`, createSchemaOf(entity)],
    [`a changed ${entity.name}`, updateSchemaOf(entity)],
  ]),
  ['an enquiry', enquirySchemaOf('form', { ...rules, offers: startingOffers })],
  ['an enquiry by a program', enquirySchemaOf('api', { ...rules, offers: startingOffers })],
  ['a message', contactMessageSchemaOf('+91')],
  ['feedback', feedbackSchema],
  ['a subscription', newsletterSchema],
  ['handling', entryChangeSchema],
  ['signing in', credentialsSchema],
  ['a new administrator', newAdministratorSchema],
  ['a new password', passwordChangeSchema],
];

describe('a person who fills in wrongly', () => {
  test.each(schemas)('%s reads our own words about every field', (_name, schema) => {
    const fields = Object.keys((schema as z.ZodObject).shape);
    expect(fields).not.toEqual([]);
    const messages = fields.flatMap((field) =>
      oddValues.flatMap(([kind, value]) =>
        messagesFor(schema, { [field]: value }).map((message) => ({ field, kind, message })),
      ),
    );
    expect(messages.filter(({ message }) => message.trim() === '' || libraryWords.test(message))).toEqual([]);
  });

  test.each(schemas)('%s that is no object at all is refused in our own words', (_name, schema) => {
    const messages = [undefined, null, 7, 'text', [1]].flatMap((body) => messagesFor(schema, body));
    expect(messages.filter((message) => libraryWords.test(message))).toEqual([]);
  });

  test.each(entities.map((entity) => [entity.noun.one, entity] as const))(
    '%s: a required field that is missing, null, empty or of another type says that it is required',
    (_label, entity) => {
      const required = Object.entries(entity.fields).filter(([, field]) => field.required);
      expect(required).not.toEqual([]);
      for (const [name, field] of required) {
        const text = field.kind === 'reference' ? [] : ['', '  '];
        for (const value of [undefined, null, ...text, {}, true]) {
          const result = checkInput(createSchemaOf(entity), { [name]: value });
          expect([name, value, !result.success && result.errors[name]]).toEqual([
            name,
            value,
            field.required,
          ]);
        }
      }
    },
  );

  test('reads of a field that is none, whatever it is called', () => {
    const schema = updateSchemaOf(entities[0]);
    expect(() => parseOrThrow(schema, { constructor: 1 })).toThrow('There is no field named "constructor"');
  });
});

/** Everything that is told of a body, of all fields together. */
function messagesFor(schema: z.ZodType, body: unknown): string[] {
  const result = checkInput(schema, body);
  return result.success
    ? []
    : [...Object.values(result.errors), ...result.issues.map(({ message }) => message)];
}
