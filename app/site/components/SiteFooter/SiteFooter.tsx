import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { Company } from '#content/site-documents/company.document.ts';
import { BrandContext } from '../../../brand-context.ts';
import { PrivacyChoicesButton } from '../../tracking/PrivacyChoicesButton/PrivacyChoicesButton.tsx';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { Label } from '../Label/Label.tsx';
import type { ShellTexts } from '../SiteShell/load-shell-texts.ts';
import { FooterLinks } from './FooterLinks.tsx';
import styles from './SiteFooter.module.css';

type SiteFooterProps = {
  company: Company;
  texts: ShellTexts['footer'];
  /** The collections that the footer links to. */
  collections: readonly { name: string; slug: string }[];
  /** The subscription form. */
  newsletter?: ReactNode;
};

export function SiteFooter({ company, texts, collections, newsletter }: SiteFooterProps) {
  const brand = useContext(BrandContext)?.brand;
  return (
    <footer className={styles.footer} data-ground="deep" data-later="">
      <div className={styles.opening}>
        {company.tagline ? <p className={styles.tagline}>{company.tagline}</p> : null}
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
      </div>
      <div className={styles.directory}>
        <FooterLinks collections={collections} texts={texts} />
        <Visit company={company} label={texts.visitLabel} />
        <Contact company={company} label={texts.contactLabel} />
      </div>
      {brand?.logo || brand?.logoDark ? (
        <BrandLogo brand={brand} className={styles.logo} />
      ) : (
        <Inscription name={company.name} />
      )}
      <div className={styles.closing}>
        <p>{company.legalName || company.name}</p>
        <PrivacyChoicesButton />
        <Link to="/legal/">Legal</Link>
      </div>
    </footer>
  );
}

type DirectoryProps = { company: Company; label: string };

function Visit({ company, label }: DirectoryProps) {
  const lines = addressLines(company);
  if (lines.length === 0 && company.hours.length === 0) return null;
  return (
    <div className={styles.visit}>
      <Label>{label}</Label>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
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

/** The address in lines, without its empty parts. */
function addressLines({ address }: Company): string[] {
  const town = [address.locality, address.district].filter(Boolean).join(', ');
  const region = [address.region, address.postalCode].filter(Boolean).join(' ');
  return [address.street, town, [region, address.country].filter(Boolean).join(', ')].filter(Boolean);
}

function Contact({ company, label }: DirectoryProps) {
  if (!company.email && company.phones.length === 0 && company.social.length === 0) return null;
  return (
    <div className={styles.contact}>
      <Label>{label}</Label>
      <ul className={styles.links}>
        {company.email && (
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
        )}
        {company.phones.map((phone) => (
          <li key={phone.label}>
            <a href={phone.href}>{phone.display}</a> <span className={styles.quiet}>{phone.label}</span>
          </li>
        ))}
      </ul>
      {company.social.length > 0 && (
        <ul className={styles.social} aria-label="Social networks">
          {company.social.map((network) => (
            <li key={network.label}>
              <a href={network.href} rel="noopener">
                {network.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The name at full width, whatever its length: letter spacing fills the rest. */
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
