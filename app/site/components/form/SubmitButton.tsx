import type { ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  isBusy?: boolean;
  busyLabel?: string;
};

export function SubmitButton(props: SubmitButtonProps) {
  const {
    children,
    isBusy = false,
    busyLabel = 'Sending',
    look = 'block',
    hasArrow = true,
    ...button
  } = props;
  return (
    <Button type="submit" look={look} hasArrow={hasArrow} aria-disabled={isBusy || undefined} {...button}>
      {isBusy ? busyLabel : children}
    </Button>
  );
}
