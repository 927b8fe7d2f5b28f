import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Company } from '#site/site-content.schema.ts';
import { Label } from '../Label/Label.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SiteFooter.module.css';

type SiteFooterProps = {
  company: Company;
  /** The collections the footer leads to; Dawn, Nocturne and Earth when left out. */
  collections?: readonly { name: string; slug: string }[];
  /** The subscription form. */
  newsletter?: ReactNode;
};

const defaultCollections = [
  { name: 'Dawn', slug: 'dawn' },
  { name: 'Nocturne', slug: 'nocturne' },
  { name: 'Earth', slug: 'earth' },
];

export function SiteFooter({ company, collections = defaultCollections, newsletter }: SiteFooterProps) {
  return (
    <footer className={styles.footer} data-room="deep">
      <div className={styles.opening}>
        <p className={styles.tagline}>{company.tagline}</p>
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
      </div>
      <div className={styles.directory}>
        <FooterLinks collections={collections} />
        <Visit company={company} />
        <Contact company={company} />
      </div>
      <Inscription name={company.name} />
      <div className={styles.closing}>
        <p>{company.legalName}</p>
        <Link to="/legal/">Legal</Link>
      </div>
    </footer>
  );
}

function Visit({ company }: { company: Company }) {
  const { address } = company;
  return (
    <div className={styles.visit}>
      <Label>Visit</Label>
      <address className={styles.address}>
        {address.street}
        <br />
        {address.locality}, {address.district}
        <br />
        {address.region} {address.postalCode}, {address.country}
      </address>
      <dl className={styles.hours}>
        {company.hours.map((entry) => (
          <div key={entry.days}>
            <dt>{entry.days}</dt>
            <dd>{entry.time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Contact({ company }: { company: Company }) {
  return (
    <div className={styles.contact}>
      <Label>Write or call</Label>
      <ul className={styles.links}>
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
        {company.phones.map((phone) => (
          <li key={phone.label}>
            <a href={phone.href}>{phone.display}</a> <span className={styles.quiet}>{phone.label}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.social} aria-label="Social networks">
        {company.social.map((network) => (
          <li key={network.label}>
            <a href={network.href} rel="noopener">
              {network.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The name cut as wide as the wall, whatever its length: the letters' spacing takes up the rest. */
function Inscription({ name }: { name: string }) {
  const width = 1000;
  const fontSize = Math.round(width / (Math.max(name.length, 5) * 0.69));
  const capHeight = Math.round(fontSize * 0.71);
  return (
    <svg className={styles.inscription} viewBox={`0 0 ${width} ${capHeight}`} aria-hidden="true">
      <text x="0" y={capHeight} fontSize={fontSize} textLength={width} lengthAdjust="spacing">
        {name.toUpperCase()}
      </text>
    </svg>
  );
}
