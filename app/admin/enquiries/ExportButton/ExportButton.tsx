import { Button } from '@mantine/core';
import { useState } from 'react';
import { fetchFile } from '../../api/request-api.ts';
import { IconDownload } from '../../icons/icons.ts';

type ExportButtonProps = {
  /** Below `/api`, with its query. */
  path: string;
  /** Of the file, before the date. */
  name: string;
  /** The message where it failed; undefined clears it. */
  onProblem: (problem: string | undefined) => void;
};

const iconPixels = 16;

/** Saves a table of everything that the filters let through, for a spreadsheet. */
export function ExportButton({ path, name, onProblem }: ExportButtonProps) {
  const [isFetching, setIsFetching] = useState(false);

  async function saveTable(): Promise<void> {
    setIsFetching(true);
    onProblem(undefined);
    try {
      offerFile(await fetchFile(path), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      onProblem('The export failed. Please try again.');
    } finally {
      setIsFetching(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={iconPixels} aria-hidden />}
      loading={isFetching}
      onClick={() => void saveTable()}
    >
      Export CSV
    </Button>
  );
}

/** The token travels in a header, so the file is fetched first and then handed to the browser. */
function offerFile(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
