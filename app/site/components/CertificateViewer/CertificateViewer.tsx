import type { Modal as ModalState } from '../../behaviour/use-modal.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { FormMessage } from '../form/FormMessage.tsx';
import { Modal } from '../Modal/Modal.tsx';
import styles from './CertificateViewer.module.css';
import { useDocument } from './use-document.ts';

export type ShownCertificate = { title: string; pdf: string };

type CertificateViewerProps = {
  /** The certificate opened last. */
  certificate: ShownCertificate | undefined;
  modal: ModalState;
};

/** A certificate over the page, in the browser's own PDF viewer, with links for browsers that can't show it. */
export function CertificateViewer({ certificate, modal }: CertificateViewerProps) {
  const { state, onLoad } = useDocument(modal.isOpen ? certificate?.pdf : undefined);
  return (
    <Modal modal={modal} title={certificate?.title ?? 'Certificate'} look="wide">
      <div className={styles.document} data-state={state}>
        {state === 'loading' || state === 'checked' ? <p role="status">Loading the certificate</p> : null}
        {state === 'failed' ? <FormMessage>Unable to display PDF</FormMessage> : null}
        {certificate && modal.isOpen && (state === 'checked' || state === 'shown') ? (
          <iframe
            className={styles.frame}
            src={`${certificate.pdf}#view=FitH&navpanes=0`}
            title={`${certificate.title}, PDF`}
            onLoad={onLoad}
          />
        ) : null}
      </div>
      {certificate ? (
        <div className={styles.actions}>
          <ButtonLink to={certificate.pdf} reloadDocument target="_blank" arrow="out">
            Open in new tab
          </ButtonLink>
          <ButtonLink to={certificate.pdf} reloadDocument download arrow="down">
            Download PDF
          </ButtonLink>
        </div>
      ) : null}
    </Modal>
  );
}
