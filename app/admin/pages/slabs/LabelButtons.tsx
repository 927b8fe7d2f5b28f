import { Button } from '@mantine/core';
import { useState } from 'react';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { toFileName } from '#content/kit/file-name.shared.ts';
import type { Slab } from '../../entities/slab/slab-holds.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { offerFile } from '../../kit/api/offer-file.ts';
import { fetchFile } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';

/** Save the label of a slab as PDF, or those of its whole bundle. */
export function LabelButtons({ slab: { number, bundle } }: { slab: Slab }) {
  return (
    <>
      <LabelButton
        label={t('Label of this slab')}
        fetch={() => fetchFile(`${pathOfSlab({ slug: number })}label.pdf`, { base: '' })}
        filename={`label-${toFileName(number)}.pdf`}
      />
      {bundle ? (
        <LabelButton
          label={t('Labels of this bundle')}
          fetch={() => fetchFile(`/slabs/labels.pdf?${new URLSearchParams({ bundle })}`)}
          filename={`labels-${bundle}.pdf`}
        />
      ) : null}
    </>
  );
}

type LabelButtonProps = { label: string; fetch: () => Promise<Blob>; filename: string };

function LabelButton({ label, fetch, filename }: LabelButtonProps) {
  const [isFetching, setIsFetching] = useState(false);
  async function save(): Promise<void> {
    setIsFetching(true);
    try {
      offerFile(await fetch(), filename);
    } catch (error) {
      const text = messageOf(error, t('The labels could not be made. Please try again.'));
      showNotice({ kind: 'error', text });
    } finally {
      setIsFetching(false);
    }
  }
  return (
    <Button variant="default" loading={isFetching} onClick={() => void save()}>
      {label}
    </Button>
  );
}
