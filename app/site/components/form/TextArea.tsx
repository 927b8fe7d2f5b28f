import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field.ts';
import { useField } from './use-field.ts';

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} />
    </FieldFrame>
  );
}
