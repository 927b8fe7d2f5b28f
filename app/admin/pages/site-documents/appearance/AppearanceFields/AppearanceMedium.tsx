import { appearanceDocument } from '#content/documents/appearance.document.ts';
import { FieldPlace } from '../../../../kit/controls/DocumentField/FieldPlace.tsx';
import { MediaControl } from '../../../../kit/controls/MediaControl/MediaControl.tsx';
import type { FormState } from '../../../../kit/forms/use-form-state.ts';

type AppearanceMediumProps = { form: FormState; field: 'logo' | 'logoDark' | 'icon' | 'placeholder' };

/** A picture of the appearance; a drawing is accepted among its uploads only. */
export function AppearanceMedium({ form, field }: AppearanceMediumProps) {
  return (
    <FieldPlace idPath={field}>
      <MediaControl
        apiName={field}
        field={appearanceDocument.fields[field]}
        value={String(form.values[field] ?? '')}
        error={form.messages[field]}
        onChange={(value) => form.change(field, value)}
        uploadType="appearance"
      />
    </FieldPlace>
  );
}
