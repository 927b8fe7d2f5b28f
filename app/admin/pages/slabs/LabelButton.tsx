import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../kit/api/message-of.ts';
import { offerFile } from '../../kit/api/offer-file.ts';
import { fetchFile } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';

/** Saves the labels of all slabs of a bundle as PDF. */
export function LabelButton({ bundle }: { bundle: string }) {
  const [isFetching, setIsFetching] = useState(false);
  async function save(): Promise<void> {
    setIsFetching(true);
    try {
      const query = new URLSearchParams({ bundle });
      offerFile(await fetchFile(`/slabs/labels.pdf?${query}`), `labels-${bundle}.pdf`);
    } catch (error) {
      const text = messageOf(error, t('The labels could not be made. Please try again.'));
      showNotice({ kind: 'error', text });
    } finally {
      setIsFetching(false);
    }
  }
  return (
    <Button variant="default" loading={isFetching} onClick={() => void save()}>
      {t('Labels of this bundle')}
    </Button>
  );
}
