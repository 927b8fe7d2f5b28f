import { ValueControl } from '../../../kit/controls/ValueControl/ValueControl.tsx';
import { placeIdOf } from '../../../kit/forms/focus-field.ts';
import type { FormState } from '../../../kit/forms/use-form-state.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf } from '../../../kit/languages/language-label.ts';
import { publishedKey } from '../translation-values.ts';

/** Whether visitors read a translation; else it is a draft. */
export function PublishedControl({ language, form }: { language: string; form: FormState }) {
  const help = t('Visitors read it on the {language} pages. Without the tick it is a draft.', {
    language: readersNameOf(language),
  });
  return (
    <div id={placeIdOf(publishedKey)}>
      <ValueControl
        field={{ kind: 'flag', label: t('Published'), default: false, help }}
        name={publishedKey}
        apiName={publishedKey}
        value={form.values[publishedKey]}
        error={form.messages[publishedKey]}
        onChange={(value) => form.change(publishedKey, value)}
        uploadType="site"
      />
    </div>
  );
}
