import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useFileDrop } from '../../media/use-file-drop.ts';
import type { ImportFiles as Files } from '../send-import.ts';
import styles from './ImportPage.module.css';

type ImportFilesProps = {
  files: Partial<Files>;
  isBusy: boolean;
  onChoose: (change: Partial<Files>) => void;
};

const archive = /\.zip$/i;

/** Takes a spreadsheet, and a ZIP of the pictures that it names: dropped, pasted or chosen. */
export function ImportFiles({ files, isBusy, onChoose }: ImportFilesProps) {
  const take = (dropped: File[]) => {
    const pictures = dropped.find(({ name }) => archive.test(name));
    const file = dropped.find(({ name }) => !archive.test(name));
    if (file || pictures) onChoose({ ...(file && { file }), ...(pictures && { pictures }) });
  };
  const { isDragging, handlers } = useFileDrop(take);
  return (
    <section
      className={styles.files}
      data-dragging={isDragging || undefined}
      aria-label="Files"
      {...handlers}
    >
      <FileChoice
        label="Spreadsheet"
        hint="CSV or XLSX, up to 25 MB and 10,000 rows. Drop it here, or paste it."
        accept=".csv,.tsv,.txt,.xlsx"
        file={files.file}
        isBusy={isBusy}
        onFile={(file) => onChoose({ file })}
      />
      <FileChoice
        label="Pictures"
        hint="A ZIP, if cells name pictures that are not in the library yet."
        accept=".zip"
        file={files.pictures}
        isBusy={isBusy}
        onFile={(pictures) => onChoose({ pictures })}
      />
    </section>
  );
}

/** One file to choose, with its name once it is chosen. */
export function FileChoice(props: {
  label: string;
  hint: string;
  accept: string;
  file: File | undefined;
  isBusy: boolean;
  onFile: (file: File) => void;
}) {
  const { label, hint, accept, file, isBusy, onFile } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choice}>
      <h2>{label}</h2>
      <p className={styles.quiet}>{file ? `${file.name}, ${sizeOf(file)}` : hint}</p>
      <Button variant="default" disabled={isBusy} onClick={() => chooser.current?.click()}>
        {file ? 'Choose another' : 'Choose a file'}
        <span className="visually-hidden">: {label}</span>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={`${label} to import`}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onFile(chosen);
          // Cleared, so that choosing the same file again after editing it fires an event.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

const kilobyte = 1024;

function sizeOf({ size }: File): string {
  const kilobytes = Math.max(1, Math.round(size / kilobyte));
  return kilobytes < kilobyte ? `${kilobytes} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}
