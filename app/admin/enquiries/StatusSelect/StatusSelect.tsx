import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type HandlingStatus, handlingStatuses } from '#enquiries/handling.shared.ts';
import { statusLabels } from '../enquiry.ts';

type StatusSelectProps = {
  status: HandlingStatus;
  /** Ends when it is saved, or could not be: then the select shows the old one again. */
  onChoose: (status: HandlingStatus) => Promise<void>;
} & (
  | { label: string; name?: undefined }
  /** In a table the column says what it is; the name tells whose. */
  | { label?: undefined; name: string }
);

/** Where the company stands with whoever wrote; saved as soon as it is chosen. */
export function StatusSelect({ status, onChoose, label, name }: StatusSelectProps) {
  const [chosen, setChosen] = useState<HandlingStatus>();

  async function choose(value: string): Promise<void> {
    const next = handlingStatuses.find((known) => known === value);
    if (!next) return;
    setChosen(next);
    await onChoose(next);
    setChosen(undefined);
  }

  return (
    <NativeSelect
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : `Where it stands with ${name}`}
      aria-busy={chosen !== undefined}
      value={chosen ?? status}
      data={handlingStatuses.map((value) => ({ value, label: statusLabels[value] }))}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
