import { type ComponentProps, useContext } from 'react';
import { isolate } from '#messages/language-names.shared.ts';
import type { InLanguage } from '../../languages-context.ts';
import { MessagesContext } from '../../messages/use-messages.ts';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field.ts';
import styles from './form.module.css';
import { useField } from './use-field.ts';

type SelectOption = InLanguage & { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  placeholderIn?: InLanguage;
} & Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children'>;

export function SelectField({ options, placeholder, placeholderIn, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props);
  const { language } = useContext(MessagesContext);
  return (
    <FieldFrame {...frame}>
      <span className={styles.select}>
        <select {...control}>
          {placeholder ? (
            <option value="" {...placeholderIn}>
              {placeholder}
            </option>
          ) : null}
          {options.map(({ label, ...option }) => (
            <option key={`${option.value} ${label}`} {...option}>
              {isolate(label, language)}
            </option>
          ))}
        </select>
        <LineIcon width={14} height={8} path="m1 1 6 6 6-6" className={styles.chevron} />
      </span>
    </FieldFrame>
  );
}
