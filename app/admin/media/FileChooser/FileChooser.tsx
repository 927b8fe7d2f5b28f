import type { Ref } from 'react';
import type { Accepts } from '#media/upload-limits.shared.ts';
import { listEndings } from '../check-files.ts';

type FileChooserProps = {
  /** For opening it: `ref.current?.click()`. */
  ref: Ref<HTMLInputElement>;
  /** What it is for, in the accessibility tree and in tests. */
  label: string;
  accepts: Accepts;
  isMultiple?: boolean;
  name?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** The browser's own file chooser, opened by a button that looks like the others. */
export function FileChooser({ ref, label, accepts, isMultiple, name, onFiles }: FileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple ?? false}
      name={name}
      aria-label={label}
      accept={listEndings(accepts)}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file may be chosen again, as after a failure.
        currentTarget.value = '';
      }}
    />
  );
}
