import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { isHex } from '#content/appearance/colour.shared.ts';
import { t } from '../../language/t.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import styles from './ColourControl.module.css';
import { completeHex } from './complete-hex.ts';

type ColourControlProps = {
  name: string;
  apiName: string;
  field: { label: string; help?: string };
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** What is known of the colour while it is chosen; read out with the field. */
  note?: ReactNode;
};

/** A colour, picked in the browser's own dialog or typed as `#rrggbb`. */
export function ColourControl({ name, apiName, field, value, onChange, error, note }: ColourControlProps) {
  return (
    <FieldFrame
      name={name}
      label={field.label}
      error={error}
      help={
        <>
          {note}
          {field.help}
        </>
      }
    >
      {(ties) => (
        <div className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('{label}: pick a colour', { label: t(field.label) })}
            value={isHex(value) ? value : '#000000'}
            data-unknown={!isHex(value) || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <TextInput
            {...inputTies(ties)}
            className={styles.text}
            name={apiName}
            value={value}
            maxLength={7}
            error={Boolean(error)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => {
              const complete = completeHex(value);
              if (complete !== value) onChange(complete);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
