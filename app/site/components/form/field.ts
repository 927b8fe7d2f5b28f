import type { InLanguage } from '../../languages-context.ts';

/** What every field of a form has. */
export type FieldProps = {
  /** The API's name of the field. */
  name: string;
  /** Always visible. */
  label: string;
  labelIn?: InLanguage | undefined;
  /** Shown beside the field and linked to it. */
  error?: string | undefined;
  hint?: string | undefined;
  hintIn?: InLanguage | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/** The labels of the invalid fields, in the order of `labels`; none if the message is sufficient by itself. */
export function labelsOfWrong(
  refused: { message: string; fields: Record<string, string> } | undefined,
  labels: Readonly<Record<string, string>>,
): string[] {
  const messages = Object.values(refused?.fields ?? {});
  if (messages.length === 1 && messages[0] === refused?.message) return [];
  return Object.entries(labels).flatMap(([name, label]) => (refused?.fields[name] ? [label] : []));
}

export type FieldIds = { control: string; error: string; hint: string };

export function fieldIds(base: string): FieldIds {
  return { control: `${base}-control`, error: `${base}-error`, hint: `${base}-hint` };
}

/** The attributes that link a control to its error and hint. */
export function describeControl(ids: FieldIds, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}
