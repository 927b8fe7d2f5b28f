import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import type { FormLayout } from './form-layout.ts';
import { type Base, type FormValues, isEmptyValue } from './form-values.ts';
import { recordSender } from './record-endpoints.ts';
import type { SavingRules } from './use-saving.ts';
import { validateValues } from './validate-values.ts';

/** How a new or stored record is saved. */
export function useRecordRules(layout: FormLayout): SavingRules {
  const confirm = useConfirmEmptying(layout);
  return {
    check(values, base) {
      const mayBeEmpty = base.id === undefined ? [] : htmlFieldsOf(layout);
      const stored = base.id === undefined ? {} : base.values;
      return validateValues(layout.entity, values, { stored, mayBeEmpty });
    },
    confirm,
    send: recordSender(layout.entity),
  };
}

/** Emptying a text that exists deletes it, so this needs confirmation (specification/back-office.md, "Forms"). */
function useConfirmEmptying(layout: FormLayout) {
  const confirm = useConfirm();
  return async (values: FormValues, base: Base): Promise<boolean> => {
    const { fields } = layout.entity;
    const emptied = htmlFieldsOf(layout).find((name) => {
      const field = fields[name];
      return field?.required && base.id !== undefined && isEmptyValue(field, values[name]);
    });
    if (!emptied) return true;
    return confirm({
      title: `Save without ${fields[emptied]?.label.toLowerCase()}?`,
      text: 'The content is empty. All existing content will be deleted.',
      action: 'Delete content',
    });
  };
}

function htmlFieldsOf(layout: FormLayout): string[] {
  return Object.entries(layout.entity.fields)
    .filter(([, field]) => field.kind === 'html')
    .map(([name]) => name);
}
