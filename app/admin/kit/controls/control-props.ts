import type { Field } from '#content/kit/field.ts';

/** The props of every control. `Kind` narrows the field's declaration. */
export type ControlProps<Kind extends Field['kind'], Value> = {
  /** The declared name, e.g. `longDescription`. */
  name: string;
  /** The name in the API and in the form, e.g. `long_description`. */
  apiName: string;
  field: Extract<Field, { kind: Kind }>;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
  placeholder?: string | undefined;
};
