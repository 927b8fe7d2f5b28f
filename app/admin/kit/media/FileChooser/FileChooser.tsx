import type { Ref } from 'react';
import type { Accepts } from '#content/picture/upload-limits.shared.ts';
import { listEndings } from '../check-files.ts';

type FileChooserProps = {
  /** For opening it: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  /** The accessible name, which tests use as well. */
  label: string;
  accepts: Accepts;
  isMultiple?: boolean;
  /** Opens a phone's camera, at the back. */
  takesPhoto?: boolean;
  name?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** The browser's file input, opened by a button of the usual design. */
export function FileChooser({
  ref,
  label,
  accepts,
  isMultiple,
  takesPhoto,
  name,
  onFiles,
}: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple ?? false}
      capture={takesPhoto ? 'environment' : undefined}
      name={name}
      aria-label={label}
      accept={listEndings(accepts)}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // Cleared, so that choosing the same file again, such as after a failure, fires an event.
        currentTarget.value = '';
      }}
    />
  );
}
