import type { Certificate, Certificates } from '#content/site-documents/certificates.document.ts';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import { dayOf } from '../../typography/day-of.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { CertificateViewer } from '../CertificateViewer/CertificateViewer.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import { Section } from '../Section/Section.tsx';
import { CertificateActions } from './CertificateActions.tsx';
import styles from './CertificateList.module.css';
import { useCertificateViewer } from './use-certificate-viewer.ts';

type CertificateListProps = {
  certificates: Certificates;
  /** Its anchor and the base of its headings' ids. */
  id?: string;
  /** Leaves out scope, number and dates where space is limited. */
  isShort?: boolean;
};

/** Certificates with their scope and dates; each can be opened over the page, in a new tab, or downloaded. */
export function CertificateList({
  certificates,
  id = 'certificates',
  isShort = false,
}: CertificateListProps) {
  const viewer = useCertificateViewer();
  if (certificates.items.length === 0) return null;
  return (
    <Section id={id} aria-labelledby={`${id}-title`} isRuled data-later="">
      <DisplayHeading id={`${id}-title`} size="large" className={styles.heading}>
        {certificates.heading}
      </DisplayHeading>
      <Paragraphs text={certificates.introduction} className={styles.introduction} />
      <ul className={styles.list}>
        {certificates.items.map((certificate) => (
          <li key={certificate.id}>
            <article className={styles.certificate} data-certificate={certificate.id}>
              <div className={styles.text}>
                <h3 className={styles.title}>{certificate.title}</h3>
                <p className={styles.description}>{keepUnits(certificate.description)}</p>
              </div>
              <FactList
                className={styles.facts}
                facts={factsOf(certificate, { texts: certificates, isShort })}
              />
              <CertificateActions
                certificate={certificate}
                onView={viewer.view && ((opener) => viewer.view?.(certificate, opener))}
              />
            </article>
          </li>
        ))}
      </ul>
      <CertificateViewer certificate={viewer.certificate} modal={viewer.modal} />
    </Section>
  );
}

function factsOf(certificate: Certificate, { texts, isShort }: { texts: Certificates; isShort: boolean }) {
  const issuer = { label: texts.issuerLabel, value: certificate.issuer };
  const validity = {
    label: texts.validLabel,
    value: validityOf(certificate, texts.validText),
  };
  if (isShort) return [issuer, validity];
  return [
    { label: texts.scopeLabel, value: certificate.scope },
    { label: texts.numberLabel, value: certificate.number },
    issuer,
    validity,
  ];
}

/** The period of validity; if the certificate has one date only, that date. */
function validityOf({ date, expires }: Certificate, text: string): string {
  if (!date || !expires) return formatDate(date || expires);
  return fillText(text, { from: formatDate(date), until: formatDate(expires) });
}

/** `2025-03-10` as `10 March 2025`, the same on the server and in every browser. */
function formatDate(date: string): string {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms) ? date : dayOf(ms);
}
