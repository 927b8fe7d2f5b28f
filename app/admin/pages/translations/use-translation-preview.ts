import { useLocation, useNavigate } from 'react-router';
import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { fieldIdAt } from '../../kit/preview/form-places.ts';
import type { PreviewSubject } from '../../kit/preview/preview-subject.ts';
import type { LoadedTranslation } from './load-translation.ts';
import { textsOfTranslation } from './translation-values.ts';
import type { TranslationFormParts } from './use-translation-form.ts';

/** What the preview of a translation follows; undefined of a picture, which has no page. */
export function useTranslationPreview(
  { subject, language, prefix }: LoadedTranslation,
  { form }: TranslationFormParts,
): PreviewSubject | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { fields, page } = subject;
  if (!page) return undefined;
  const { edited, isAmongOthers, nameOf, pathOf } = page;
  const fieldNamed = (name: string): TranslatedField | undefined =>
    fields.find((field) => nameOf(field) === name) ??
    // An entry of a list, and what is sent by another name.
    fields.find((field) => name.startsWith(`${nameOf(field)}.`) || field.names.includes(name));
  return {
    body: { ...edited, language, values: textsOfTranslation(fields, form.values) },
    isAmongOthers,
    labelOf: (name) => fieldNamed(name)?.label ?? name,
    fieldAt(control) {
      const field = fields.find(({ key }) => key === fieldIdAt(control));
      return field && nameOf(field);
    },
    focusField(name) {
      const field = fieldNamed(name);
      if (!field) return;
      // By its address, which has it shown whatever the list is narrowed to.
      const place = { pathname, search, hash: field.key };
      void navigate(place, { replace: true, preventScrollReset: true, state });
    },
    pageOf(name) {
      const path = name === undefined ? undefined : pathOf?.(name);
      return path === undefined ? undefined : prefix + path;
    },
  };
}
