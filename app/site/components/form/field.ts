/** What every field of a form has. */
export type FieldProps = {
  /** The API's name of the field. */
  name: string;
  /** Always visible. */
  label: string;
  /** Stands beside the field and is tied to it. */
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/** The labels of a form's wrong fields, in the order that `labels` has them; none where the message says it all. */
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

/** The attributes that tie a control to its error and hint. */
export function describeControl(ids: FieldIds, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined };
}
