import { NativeSelect } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

type QuickSelectProps = {
  label: ReactNode;
  name?: string;
  className?: string | undefined;
  /** As the URL has it. */
  value: string;
  data: ({ value: string; label: string } | string)[];
  onChoose: (value: string) => void;
};

/** A choice that is kept in the URL. It is shown at once, so that the next key goes on from it; the URL follows. */
export function QuickSelect({ value, onChoose, ...props }: QuickSelectProps) {
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  return (
    <NativeSelect
      {...props}
      value={chosen}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.value);
        onChoose(currentTarget.value);
      }}
    />
  );
}
