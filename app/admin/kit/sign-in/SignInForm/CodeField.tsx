import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '../../language/t.ts';

type CodeFieldProps = { isRecovery: boolean; error?: string | undefined };

/** One code: six digits of the app, which phones and password managers fill in, or a recovery code. */
export function CodeField({ isRecovery, error }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // What was in its place had the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      label={isRecovery ? t('Recovery code') : t('Code')}
      name="code"
      size="md"
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      // Otherwise a Mantine dialog below would close at the same Escape.
      data-mantine-stop-propagation="true"
      description={isRecovery ? t('One of the ten that you kept') : t('The six digits that the app shows')}
      error={error}
    />
  );
}
