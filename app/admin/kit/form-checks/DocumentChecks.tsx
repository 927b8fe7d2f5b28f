import { useMemo } from 'react';
import type { DocumentFields } from '#content/documents/document-field.ts';
import type { FormValues } from '../api/form-values.ts';
import { placesInForm } from '../forms/document-form-values.ts';
import { FormChecks } from './FormChecks.tsx';

type DocumentChecksProps = { fields: DocumentFields; values: FormValues };

/** The checks of a site document; closed at first, since most documents lack nothing. */
export function DocumentChecks({ fields, values }: DocumentChecksProps) {
  const places = useMemo(
    () => placesInForm(fields, values).map(({ idPath, ...place }) => ({ ...place, name: idPath })),
    [fields, values],
  );
  return <FormChecks places={places} isOpen={false} />;
}
