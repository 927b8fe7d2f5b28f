import { labelOfPath } from '#content/documents/document-places.ts';
import { bodyOfValues, idPathOf, placesInForm } from '../../kit/forms/document-form-values.ts';
import { focusField, unfoldItemOf } from '../../kit/forms/focus-field.ts';
import { placeLabel } from '../../kit/language/place-label.ts';
import { fieldIdAt } from '../../kit/preview/form-places.ts';
import type { PreviewSubject } from '../../kit/preview/preview-subject.ts';
import type { DocumentFormParts } from './use-document-form.ts';

/** What the preview of a site document follows. */
export function documentSubjectOf({ document: { key, fields }, form }: DocumentFormParts): PreviewSubject {
  const { values } = form;
  return {
    body: { document: key, values: bodyOfValues(fields, values) },
    isAmongOthers: false,
    labelOf: (path) => placeLabel(labelOfPath(fields, path)),
    fieldAt(control) {
      const idPath = fieldIdAt(control);
      return placesInForm(fields, values).find((place) => place.idPath === idPath)?.path;
    },
    focusField(path) {
      const idPath = idPathOf(fields, values, path);
      if (idPath === undefined) return;
      unfoldItemOf(idPath);
      // A row of a list has a control of its own.
      requestAnimationFrame(() => focusNamed(path) || focusField(idPath));
    },
  };
}

/** @returns whether there is a control of that name */
function focusNamed(name: string): boolean {
  const [control] = document.getElementsByName(name);
  if (!control || control.getAttribute('type') === 'file') return false;
  control.focus();
  control.scrollIntoView({ block: 'center' });
  return true;
}
