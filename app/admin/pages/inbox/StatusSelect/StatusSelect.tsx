import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { type HandlingStatus, handlingStatuses, itemStatuses } from '#inbox/submit/handling.shared.ts';
import { t } from '../../../kit/language/t.ts';
import { statusNames } from '../enquiry.ts';

type StatusSelectProps = {
  status: HandlingStatus;
  /** Settles when saving has succeeded or failed; on failure the select shows the old status again. */
  onChoose: (status: HandlingStatus) => Promise<void>;
} & (
  | { label: string; name?: undefined }
  /** The accessible name; in a table the label is the column's heading. */
  | { label?: undefined; name: string }
);

/** The status of an inbox item; saved as soon as it is selected. */
export function StatusSelect({ status, onChoose, label, name }: StatusSelectProps) {
  const [chosen, setChosen] = useState<HandlingStatus>();

  async function choose(value: string): Promise<void> {
    const next = handlingStatuses.find((known) => known === value);
    if (!next) return;
    setChosen(next);
    await onChoose(next);
    setChosen(undefined);
  }

  // What was deleted leads back to each of the others, and nothing leads there: that has a button of its own.
  const offered = status === 'deleted' ? itemStatuses : handlingStatuses;
  return (
    <NativeSelect
      size={label ? 'sm' : 'xs'}
      label={label}
      aria-label={label ? undefined : t('Where it stands with {name}', { name })}
      aria-busy={chosen !== undefined}
      value={chosen ?? status}
      data={offered.map((value) => ({ value, label: statusNames[value] }))}
      onChange={(event) => void choose(event.currentTarget.value)}
    />
  );
}
