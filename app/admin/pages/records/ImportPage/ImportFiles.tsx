import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { useFileDrop } from '../../../kit/media/use-file-drop.ts';
import type { ImportFiles as Files } from '../../../kit/spreadsheets/send-import.ts';
import styles from './ImportPage.module.css';

type ImportFilesProps = {
  files: Partial<Files>;
  isBusy: boolean;
  /** What a ZIP is for; undefined where rows name no pictures. */
  picturesHint: string | undefined;
  onChoose: (change: Partial<Files>) => void;
};

const archive = /\.zip$/i;
const workbook = /\.xlsx$/i;

const encodings = [
  { value: '', label: t('As the file tells') },
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: t('Western European (Windows-1252)') },
  { value: 'windows-1250', label: t('Central European (Windows-1250)') },
  { value: 'iso-8859-2', label: t('Central European (ISO 8859-2)') },
  { value: 'windows-1257', label: t('Baltic (Windows-1257)') },
  { value: 'windows-1251', label: t('Cyrillic (Windows-1251)') },
  { value: 'windows-1253', label: t('Greek (Windows-1253)') },
  { value: 'windows-1254', label: t('Turkish (Windows-1254)') },
  { value: 'windows-1255', label: t('Hebrew (Windows-1255)') },
  { value: 'windows-1256', label: t('Arabic (Windows-1256)') },
  { value: 'windows-1258', label: t('Vietnamese (Windows-1258)') },
  { value: 'gb18030', label: t('Chinese (GB 18030)') },
  { value: 'big5', label: t('Chinese (Big5)') },
  { value: 'shift_jis', label: t('Japanese (Shift JIS)') },
  { value: 'euc-kr', label: t('Korean (EUC-KR)') },
  { value: 'macintosh', label: t('Mac OS Roman') },
];

/** Takes a spreadsheet, and a ZIP of the pictures that it names: dropped, pasted or chosen. */
export function ImportFiles({ files, isBusy, picturesHint, onChoose }: ImportFilesProps) {
  const take = (dropped: File[]) => {
    const pictures = picturesHint ? dropped.find(({ name }) => archive.test(name)) : undefined;
    const file = dropped.find(({ name }) => !archive.test(name));
    if (file || pictures) onChoose({ ...(file && { file }), ...(pictures && { pictures }) });
  };
  const { isDragging, handlers } = useFileDrop(take);
  return (
    <section
      className={styles.files}
      data-dragging={isDragging || undefined}
      aria-label={t('Files')}
      {...handlers}
    >
      <FileChoice
        label={t('Spreadsheet')}
        hint={
          picturesHint
            ? t('CSV or XLSX, up to 25 MB and 10,000 rows. Drop it here, or paste it.')
            : t('CSV or XLSX, up to 25 MB. Drop it here, or paste it.')
        }
        accept=".csv,.tsv,.txt,.xlsx"
        file={files.file}
        isBusy={isBusy}
        onFile={(file) => onChoose({ file })}
      >
        <EncodingChoice {...{ files, isBusy, onChoose }} />
      </FileChoice>
      {picturesHint ? (
        <FileChoice
          label={t('Pictures')}
          hint={picturesHint}
          accept=".zip"
          file={files.pictures}
          isBusy={isBusy}
          onFile={(pictures) => onChoose({ pictures })}
        />
      ) : null}
    </section>
  );
}

/** A CSV does not say in which encoding it is, and not all of them can be told by their bytes. */
function EncodingChoice({ files, isBusy, onChoose }: Omit<ImportFilesProps, 'picturesHint'>) {
  if (!files.file || workbook.test(files.file.name)) return null;
  return (
    <NativeSelect
      label={t('Encoding')}
      name="encoding"
      data={encodings}
      value={files.encoding ?? ''}
      disabled={isBusy}
      onChange={(event) => onChoose({ encoding: event.currentTarget.value })}
    />
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
  children?: ReactNode;
}) {
  const { label, hint, accept, file, isBusy, onFile, children } = props;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.choice}>
      <h2>{label}</h2>
      <p className={styles.quiet}>{file ? `${file.name}, ${sizeOf(file)}` : hint}</p>
      <Button variant="default" disabled={isBusy} onClick={() => chooser.current?.click()}>
        {file ? t('Choose another') : t('Choose a file')}
        <span className="visually-hidden">: {label}</span>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={t('{label} to import', { label })}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onFile(chosen);
          // Cleared, so that choosing the same file again after editing it fires an event.
          currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}

const kilobyte = 1024;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function sizeOf({ size }: File): string {
  const kilobytes = Math.max(1, Math.round(size / kilobyte));
  return kilobytes < kilobyte
    ? t('{size} KB', { size: kilobytes })
    : t('{size} MB', { size: (kilobytes / kilobyte).toLocaleString(locale, oneDigit) });
}
