import { useCallback } from 'react';
import { companyDocument } from '#content/documents/company.document.ts';
import { findCountryDefaults } from '#content/documents/country-defaults.shared.ts';
import { completeValues } from '#content/documents/document-values.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import type { FormValues } from '../../kit/api/form-values.ts';
import { valuesOfDocument } from '../../kit/forms/document-form-values.ts';
import type { FormState } from '../../kit/forms/use-form-state.ts';

/** The form of a document; in the company's, time zone, currency and units follow the country until somebody chooses others. */
export function useFollowedForm(form: FormState, { key }: SiteDocument): FormState {
  const { latest, change } = form;
  const isCompany = key === companyDocument.key;
  const follow: FormState['change'] = useCallback(
    (name, value) => {
      const isFollowed = isCompany && name === 'country';
      const following = isFollowed ? valuesFollowing(latest.current.values, String(value)) : {};
      for (const [field, next] of Object.entries({ [name]: value, ...following })) change(field, next);
    },
    [isCompany, latest, change],
  );
  return { ...form, change: follow };
}

/** What changes with the country: all that still is as the former country has it, or as a new site begins. */
export function valuesFollowing(values: FormValues, country: string): FormValues {
  const next = findCountryDefaults(country);
  if (!next) return {};
  const { fields } = companyDocument;
  const start = valuesOfDocument(fields, completeValues(fields));
  const before = findCountryDefaults(String(values.country));
  const following = (['timeZone', 'currency', 'units'] as const).filter((name) =>
    [start[name], before?.[name]].includes(values[name]),
  );
  return Object.fromEntries(following.map((name) => [name, next[name]]));
}
