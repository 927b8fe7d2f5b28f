import { Button } from '@mantine/core';
import { useState } from 'react';
import { ImagePicker } from '../ImagePicker/ImagePicker.tsx';
import type { UploadType } from '../upload-file.ts';

type MediaListFieldProps = {
  label: string;
  /** The API's name of the field. */
  name: string;
  value: string[];
  onChange: (paths: string[]) => void;
  error?: string | undefined;
  maxItems: number;
  uploadType: UploadType;
  categorySlug?: string | undefined;
};

/** Several pictures in an order of their own. */
export function MediaListField({ label, value, onChange, maxItems }: MediaListFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  return (
    <fieldset>
      <legend>{label}</legend>
      {value.map((path) => (
        <Button
          key={path}
          variant="default"
          onClick={() => onChange(value.filter((other) => other !== path))}
        >
          Remove {path}
        </Button>
      ))}
      <Button onClick={() => setIsPicking(true)}>Choose from library</Button>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(paths) => onChange([...value, ...paths])}
        limit={maxItems - value.length}
      />
    </fieldset>
  );
}
