import type { ComponentProps } from 'react';
import forms from '#messages/en/forms.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../Button/Button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  isBusy?: boolean;
  busyLabel?: string;
};

export function SubmitButton(props: SubmitButtonProps) {
  const t = useMessages(forms);
  const { children, isBusy = false, busyLabel, look = 'block', hasArrow = true, ...button } = props;
  return (
    <Button type="submit" look={look} hasArrow={hasArrow} aria-disabled={isBusy || undefined} {...button}>
      {isBusy ? (busyLabel ?? t('forms:busy')) : children}
    </Button>
  );
}
