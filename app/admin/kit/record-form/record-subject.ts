import { focusField } from '../forms/focus-field.ts';
import { toBody } from '../forms/record-endpoints.ts';
import { t } from '../language/t.ts';
import { fieldIdAt } from '../preview/form-places.ts';
import type { PreviewSubject } from '../preview/preview-subject.ts';
import type { RecordFormParts } from './use-record-form.ts';

/** What the preview of a record follows. */
export function recordSubjectOf({ layout: { entity }, form, preview }: RecordFormParts): PreviewSubject {
  const { id, values: stored } = form.base;
  const values = toBody(entity, form.values, id === undefined ? undefined : stored);
  return {
    body: { path: entity.path, id, values },
    isAmongOthers: !entity.hasOwnPage,
    labelOf: (name) => t(entity.fields[name]?.label ?? name),
    // What stands in an item of a list belongs to the list.
    fieldAt: (control) => fieldIdAt(control)?.split('/', 1)[0],
    focusField,
    onOpenTab: entity.hasOwnPage && id !== undefined ? () => void preview.open() : undefined,
  };
}
