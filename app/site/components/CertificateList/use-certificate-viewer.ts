import { useState } from 'react';
import { certificateViewerMaxPx } from '../../behaviour/timings.ts';
import { useMedia } from '../../behaviour/use-media.ts';
import { type Modal, useModal } from '../../behaviour/use-modal.ts';
import type { ShownCertificate } from '../CertificateViewer/CertificateViewer.tsx';

type ViewerState = {
  modal: Modal;
  certificate: ShownCertificate | undefined;
  /** Undefined in the simplified view: on narrow screens, and until scripts run. */
  view: ((certificate: ShownCertificate, opener: HTMLElement) => void) | undefined;
};

export function useCertificateViewer(): ViewerState {
  const modal = useModal();
  const [certificate, setCertificate] = useState<ShownCertificate>();
  const isWide = useMedia(`(width > ${certificateViewerMaxPx}px)`);
  const view = (chosen: ShownCertificate, opener: HTMLElement) => {
    setCertificate(chosen);
    modal.open(opener);
  };
  return { modal, certificate, view: isWide ? view : undefined };
}
