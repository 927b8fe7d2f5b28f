import { type MouseEvent, useContext, useState } from 'react';
import type { Certificate, Certificates } from '#content/documents/certificates.document.ts';
import { fillText } from '#content/documents/fill-text.shared.ts';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import messages from '#messages/en/certificates.json' with { type: 'json' };
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import { openBySpace } from '../../behaviour/open-by-space.ts';
import { certificateViewerMaxPx } from '../../behaviour/timings.ts';
import { useMedia } from '../../behaviour/use-media.ts';
import { type Modal, useModal } from '../../behaviour/use-modal.ts';
import { useLangOf } from '../../languages-context.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { CertificateViewer, type ShownCertificate } from '../CertificateViewer/CertificateViewer.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './CertificateList.module.css';

type CertificateListProps = {
  certificates: Certificates;
  /** Of the first pages, by path. */
  pictures: Record<string, PictureRecord | undefined>;
  /** Its anchor and the base of its headings' ids. */
  id?: string;
  /** Leaves out scope, number and dates where space is limited. */
  isShort?: boolean;
};

/** Certificates with their scope and dates; each can be opened over the page, in a new tab, or downloaded. */
export function CertificateList({
  certificates,
  pictures,
  id = 'certificates',
  isShort = false,
}: CertificateListProps) {
  const langOf = useLangOf();
  const { language } = useContext(MessagesContext);
  const viewer = useCertificateViewer();
  if (certificates.items.length === 0) return null;
  return (
    <Section id={id} aria-labelledby={`${id}-title`} isRuled data-later="">
      <DisplayHeading
        id={`${id}-title`}
        size="large"
        className={styles.heading}
        {...langOf(certificates, 'heading')}
      >
        {certificates.heading}
      </DisplayHeading>
      <Paragraphs
        text={certificates.introduction}
        className={styles.introduction}
        {...langOf(certificates, 'introduction')}
      />
      <ul className={styles.list}>
        {certificates.items.map((certificate) => (
          <li key={certificate.id}>
            <article className={styles.certificate} data-certificate={certificate.id}>
              <div className={styles.text}>
                <h3 className={styles.title} {...langOf(certificate, 'title')}>
                  {certificate.title}
                </h3>
                <p className={styles.description} {...langOf(certificate, 'description')}>
                  {keepUnits(certificate.description)}
                </p>
              </div>
              <FactList
                className={styles.facts}
                facts={factsOf(certificate, { texts: certificates, isShort, langOf, language })}
              />
              <CertificateActions
                certificate={certificate}
                onView={viewer.view && ((opener) => viewer.view?.(certificate, opener))}
              />
            </article>
          </li>
        ))}
      </ul>
      <CertificateViewer
        certificate={viewer.certificate}
        picture={pictures[viewer.certificate?.picture ?? '']}
        modal={viewer.modal}
      />
    </Section>
  );
}

type ViewerState = {
  modal: Modal;
  certificate: ShownCertificate | undefined;
  /** Undefined in the simplified view: on narrow screens, and until scripts run. */
  view: ((certificate: ShownCertificate, opener: HTMLElement) => void) | undefined;
};

function useCertificateViewer(): ViewerState {
  const modal = useModal();
  const [certificate, setCertificate] = useState<ShownCertificate>();
  const isWide = useMedia(`(width > ${certificateViewerMaxPx}px)`);
  const view = (chosen: ShownCertificate, opener: HTMLElement) => {
    setCertificate(chosen);
    modal.open(opener);
  };
  return { modal, certificate, view: isWide ? view : undefined };
}

type FactsOptions = {
  texts: Certificates;
  isShort: boolean;
  langOf: ReturnType<typeof useLangOf>;
  language: string;
};

function factsOf(certificate: Certificate, { texts, isShort, langOf, language }: FactsOptions) {
  const issuer = {
    label: texts.issuerLabel,
    labelIn: langOf(texts, 'issuerLabel'),
    value: certificate.issuer,
  };
  const validIn = langOf(texts, 'validText');
  const validity = {
    label: texts.validLabel,
    labelIn: langOf(texts, 'validLabel'),
    value: validityOf(certificate, { text: texts.validText, language: validIn.lang ?? language }),
    valueIn: validIn,
  };
  if (isShort) return [issuer, validity];
  return [
    {
      label: texts.scopeLabel,
      labelIn: langOf(texts, 'scopeLabel'),
      value: certificate.scope,
      valueIn: langOf(certificate, 'scope'),
    },
    { label: texts.numberLabel, labelIn: langOf(texts, 'numberLabel'), value: certificate.number },
    issuer,
    validity,
  ];
}

/** The period of validity; if the certificate has one date only, that date. */
function validityOf(
  { date, expires }: Certificate,
  { text, language }: { text: string; language: string },
): string {
  if (!date || !expires) return formatDay(date || expires, language);
  return fillText(text, { from: formatDay(date, language), until: formatDay(expires, language) });
}

type CertificateActionsProps = {
  certificate: { title: string; pdf: string };
  /** Without it the browser opens the certificate: on narrow screens, and until scripts run. */
  onView: ((opener: HTMLElement) => void) | undefined;
};

/** Open over the page, open in a new tab, or download; on narrow screens only the latter two. */
function CertificateActions({ certificate: { title, pdf }, onView }: CertificateActionsProps) {
  const t = useMessages(messages);
  const view = (event: MouseEvent<HTMLElement>) => {
    if (!onView || !isPlainClick(event)) return;
    event.preventDefault();
    onView(event.currentTarget);
  };
  const elsewhere = { to: pdf, reloadDocument: true, target: '_blank' };
  return (
    <div className={styles.actions} data-print="none">
      <ButtonLink
        {...elsewhere}
        onClick={view}
        arrow={onView ? 'right' : 'out'}
        role={onView && 'button'}
        aria-haspopup={onView && 'dialog'}
        onKeyDown={onView && openBySpace}
        aria-label={t(onView ? 'certificates:view.here' : 'certificates:view.elsewhere', {
          certificate: title,
        })}
      >
        {t('certificates:view')}
      </ButtonLink>
      {onView ? (
        <ButtonLink {...elsewhere} arrow="out" aria-label={t('certificates:open.of', { certificate: title })}>
          {t('certificates:open')}
        </ButtonLink>
      ) : null}
      <ButtonLink
        to={pdf}
        reloadDocument
        download
        arrow="down"
        aria-label={t('certificates:download.of', { certificate: title })}
      >
        {t('certificates:download')}
      </ButtonLink>
    </div>
  );
}
