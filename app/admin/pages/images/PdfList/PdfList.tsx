import { Button } from '@mantine/core';
import { useId, useRef } from 'react';
import { messageOf } from '../../../kit/api/message-of.ts';
import { ApiError } from '../../../kit/api/request-api.ts';
import { useConfirm } from '../../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../../kit/language/t.ts';
import { DeleteButton } from '../../../kit/lists/DeleteButton/DeleteButton.tsx';
import { RowActions } from '../../../kit/lists/RowActions/RowActions.tsx';
import type { ImageRecord } from '../../../kit/media/image-record.ts';
import { formatBytes, formatModified } from '../../../kit/media/image-text.ts';
import { useImagePages } from '../../../kit/media/use-image-pages.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { UsageList } from '../ImageDetails/UsageList.tsx';
import { deleteImage } from '../image-endpoints.ts';
import styles from './PdfList.module.css';

/** The PDFs of certificates; empty while there are none. */
export function PdfList() {
  const { images: pdfs, status, total, reload, more } = useImagePages('kind=pdf');
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = usePdfRemoval(() => {
    reload();
    // The button that had the focus is gone with its file.
    heading.current?.focus();
  });
  if (status === 'failed') {
    return (
      <Message kind="error" onRetry={reload}>
        {t('Failed to load PDFs')}
      </Message>
    );
  }
  return pdfs.length > 0 ? (
    <section className={styles.pdfs} aria-label={t('PDFs')}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('PDFs')}
      </h2>
      <p className={styles.quiet}>
        {t('Certificates are uploaded in their form; what nothing uses can be deleted here.')}
      </p>
      <ul className={styles.rows}>
        {pdfs.map((pdf) => (
          <PdfRow key={pdf.path} pdf={pdf} onDelete={() => void remove(pdf)} />
        ))}
      </ul>
      {total > pdfs.length ? (
        <Button variant="default" mt="md" onClick={more}>
          {t('Show more ({count, number} left)', { count: total - pdfs.length })}
        </Button>
      ) : null}
    </section>
  ) : null;
}

function PdfRow({ pdf, onDelete }: { pdf: ImageRecord; onDelete: () => void }) {
  const nameId = useId();
  return (
    <li className={styles.row}>
      <div>
        <a id={nameId} className={styles.name} href={pdf.path} target="_blank" rel="noreferrer">
          {pdf.filename}
          <span className="visually-hidden"> {t('(opens a new tab)')}</span>
        </a>
        <p className={styles.quiet}>
          {formatBytes(pdf.size)} · {formatModified(pdf.modified)}
        </p>
      </div>
      <UsageList image={pdf} noun="PDF" />
      {pdf.used ? null : (
        <RowActions>
          <DeleteButton describedBy={nameId} onDelete={onDelete} />
        </RowActions>
      )}
    </li>
  );
}

function usePdfRemoval(onRemoved: () => void) {
  const confirm = useConfirm();
  return async ({ filename, path }: ImageRecord): Promise<void> => {
    const text = t('{path} is deleted for good.', { path });
    if (!(await confirm({ title: t('Delete {name}?', { name: filename }), text, action: t('Delete') })))
      return;
    try {
      await deleteImage(path);
      showNotice({ text: t('{filename} has been deleted.', { filename }) });
    } catch (error) {
      const isUsed = error instanceof ApiError && error.status === 409;
      const reason = isUsed ? t('{filename} is used by now, so it stays.', { filename }) : messageOf(error);
      showNotice({ kind: 'error', text: reason });
    }
    onRemoved();
  };
}
