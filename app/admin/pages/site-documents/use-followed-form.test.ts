import { expect, test } from 'vitest';
import { companyDocument } from '#content/documents/company.document.ts';
import { completeValues } from '#content/documents/document-values.ts';
import { valuesOfDocument } from '../../kit/forms/document-form-values.ts';
import { valuesFollowing } from './use-followed-form.ts';

const { fields } = companyDocument;
const start = valuesOfDocument(fields, completeValues(fields));
const portugal = { timeZone: 'Europe/Lisbon', currency: 'EUR', units: 'metric' };

test('A new company that says its country has its time zone, currency and units with it', () => {
  expect(valuesFollowing(start, 'PT')).toEqual(portugal);
});

test('They follow another country, but for what somebody has chosen', () => {
  const values = { ...start, ...portugal, country: 'PT' };
  const american = { timeZone: 'America/New_York', currency: 'USD', units: 'imperial' };
  expect(valuesFollowing(values, 'US')).toEqual(american);
  const { timeZone, units } = american;
  expect(valuesFollowing({ ...values, currency: 'CHF' }, 'US')).toEqual({ timeZone, units });
  expect(valuesFollowing(values, '')).toEqual({});
});
