import type { Certificate } from '#site/site-content.schema.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './CertificateList.module.css';

type CertificateListProps = {
  certificates: readonly Certificate[];
  /** Its anchor and the base of its headings' ids. */
  id?: string;
  /** Leaves out scope, number and dates where space is short. */
  isShort?: boolean;
};

/** Certificates with what they cover and until when; each opens in a tab of its own or is saved. */
export function CertificateList({
  certificates,
  id = 'certificates',
  isShort = false,
}: CertificateListProps) {
  if (certificates.length === 0) return null;
  return (
    <Section id={id} aria-labelledby={`${id}-title`} isRuled data-later="">
      <DisplayHeading id={`${id}-title`} size="large" className={styles.heading}>
        Certificates
      </DisplayHeading>
      <ul className={styles.list}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <article className={styles.certificate} data-certificate={certificate.id}>
              <div className={styles.text}>
                <h3 className={styles.title}>{certificate.title}</h3>
                <p className={styles.description}>{certificate.description}</p>
              </div>
              <FactList className={styles.facts} facts={factsOf(certificate, isShort)} />
              <div className={styles.actions}>
                <ButtonLink
                  to={certificate.pdf}
                  reloadDocument
                  target="_blank"
                  arrow="out"
                  aria-label={`View Certificate ${certificate.title} (opens in a new tab)`}
                >
                  View Certificate
                </ButtonLink>
                <ButtonLink
                  to={certificate.pdf}
                  reloadDocument
                  download
                  arrow="down"
                  aria-label={`Download PDF ${certificate.title}`}
                >
                  Download PDF
                </ButtonLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(certificate: Certificate, isShort: boolean) {
  const issuer = { label: 'Issuer', value: certificate.issuer };
  const validity = {
    label: 'Valid',
    value: `${formatDate(certificate.date)} to ${formatDate(certificate.expires)}`,
  };
  if (isShort) return [issuer, validity];
  return [
    { label: 'Scope', value: certificate.scope },
    { label: 'Number', value: certificate.number },
    issuer,
    validity,
  ];
}

/** `2025-03-10` as `10 March 2025`, the same on the server and in every browser. */
function formatDate(date: string): string {
  const parsed = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime())) return date;
  return parsed.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
