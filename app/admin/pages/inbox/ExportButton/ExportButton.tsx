import { Button } from '@mantine/core';
import { useState } from 'react';
import { offerFile } from '../../../kit/api/offer-file.ts';
import { fetchFile } from '../../../kit/api/request-api.ts';
import { IconDownload } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';

type ExportButtonProps = {
  /** Below `/api`, with its query. */
  path: string;
  /** The file's name, before the date. */
  name: string;
  /** Receives the error message; undefined clears it. */
  onProblem: (problem: string | undefined) => void;
};

const iconPixels = 16;

/** Downloads everything that matches the filters, for a spreadsheet. */
export function ExportButton({ path, name, onProblem }: ExportButtonProps) {
  const [isFetching, setIsFetching] = useState(false);

  async function saveTable(): Promise<void> {
    setIsFetching(true);
    onProblem(undefined);
    try {
      offerFile(await fetchFile(path), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      onProblem(t('The export failed. Please try again.'));
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
      {t('Export CSV')}
    </Button>
  );
}
