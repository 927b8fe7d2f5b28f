import { useCallback, useEffect, useState } from 'react';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import messages from '#messages/en/certificates.json' with { type: 'json' };
import type { Modal as ModalState } from '../../behaviour/use-modal.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './CertificateViewer.module.css';

export type ShownCertificate = { title: string; pdf: string; picture: string };

type CertificateViewerProps = {
  /** The certificate opened last. */
  certificate: ShownCertificate | undefined;
  /** Of its first page. */
  picture: PictureRecord | undefined;
  modal: ModalState;
};

/**
 * A certificate over the page with links to the whole of it: the picture of its first page, which every browser shows,
 * or, where there is none, the PDF in the browser's own viewer.
 */
export function CertificateViewer({ certificate, picture, modal }: CertificateViewerProps) {
  const t = useMessages(messages);
  const url = modal.isOpen ? certificate?.pdf : undefined;
  const { state, onLoad } = useDocument(url, { isFramed: !picture });
  const isPictured = picture !== undefined && state !== 'failed';
  return (
    <Modal modal={modal} title={certificate?.title ?? t('certificates:title')} look="wide">
      <div className={styles.body} data-pictured={isPictured}>
        {isPictured && url ? (
          <Picture
            picture={picture}
            alt={picture.alt || t('certificates:page', { certificate: certificate?.title ?? '' })}
            ratio="natural"
            sizes="(width >= 900px) 640px, 90vw"
            className={styles.page}
          />
        ) : null}
        {isPictured ? null : (
          <div className={styles.document} data-state={state}>
            {state === 'loading' || state === 'checked' ? (
              <p role="status">{t('certificates:loading')}</p>
            ) : null}
            {state === 'failed' ? <FormMessage>{t('certificates:failed')}</FormMessage> : null}
            {url && (state === 'checked' || state === 'shown') ? (
              <iframe
                className={styles.frame}
                src={`${url}#view=FitH&navpanes=0`}
                title={t('certificates:frame', { certificate: certificate?.title ?? '' })}
                onLoad={onLoad}
              />
            ) : null}
          </div>
        )}
        {certificate ? <Actions {...certificate} /> : null}
      </div>
    </Modal>
  );
}

/** `checked`: the file exists and may be framed; `shown`: the frame has loaded it. */
type DocumentState = 'loading' | 'checked' | 'shown' | 'failed';

/**
 * The state of a PDF. A frame's own events don't distinguish a document from an error page, so the file is requested
 * first; where it is to be framed, browsers that would download it instead of showing it count as failed.
 * @param url undefined while nothing is opened
 */
function useDocument(
  url: string | undefined,
  { isFramed }: { isFramed: boolean },
): { state: DocumentState; onLoad: () => void } {
  const [state, setState] = useState<DocumentState>('loading');
  useEffect(() => {
    setState('loading');
    if (url === undefined) return;
    const request = new AbortController();
    const check =
      isFramed && !navigator.pdfViewerEnabled ? Promise.resolve(false) : isThere(url, request.signal);
    check.then(
      (canBeShown) => setState(canBeShown ? 'checked' : 'failed'),
      () => request.signal.aborted || setState('failed'),
    );
    return () => request.abort();
  }, [url, isFramed]);
  const onLoad = useCallback(() => setState('shown'), []);
  return { state, onLoad };
}

async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { method: 'HEAD', signal });
  return response.ok && response.headers.get('content-type')?.startsWith('application/pdf') === true;
}

function Actions({ pdf }: ShownCertificate) {
  const t = useMessages(messages);
  return (
    <div className={styles.actions}>
      <ButtonLink to={pdf} reloadDocument target="_blank" arrow="out">
        {t('certificates:open')}
      </ButtonLink>
      <ButtonLink to={pdf} reloadDocument download arrow="down">
        {t('certificates:download')}
      </ButtonLink>
    </div>
  );
}
