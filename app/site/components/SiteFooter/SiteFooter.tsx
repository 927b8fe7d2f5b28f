import { type ReactNode, useContext } from 'react';
import type { Company } from '#content/site-documents/company.document.ts';
import { BrandContext } from '../../../brand-context.ts';
import { Still } from '../../still/Still.tsx';
import { PrivacyChoicesButton } from '../../tracking/PrivacyChoicesButton/PrivacyChoicesButton.tsx';
import { addressParts } from '../address-parts.ts';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { Label } from '../Label/Label.tsx';
import { Link } from '../Link/Link.tsx';
import { NetworkLinks } from '../NetworkLinks/NetworkLinks.tsx';
import { phoneText } from '../phone-text.ts';
import type { ShellTexts } from '../SiteShell/load-shell-texts.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Inscription } from './Inscription.tsx';
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
      <Still name="directory" of={[company, texts, collections]}>
        {() => (
          <div className={styles.directory}>
            <FooterLinks collections={collections} texts={texts} />
            <Visit company={company} label={texts.visitLabel} />
            <Contact company={company} label={texts.contactLabel} />
          </div>
        )}
      </Still>
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
  const { street, town, region, country } = addressParts(company);
  const lines = [street, town, [region, country].filter(Boolean).join(', ')].filter(Boolean);
  const { hours } = company;
  if (lines.length === 0 && hours.length === 0) return null;
  return (
    <div className={styles.visit}>
      <Label>{label}</Label>
      {lines.length > 0 && (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {hours.length > 0 && (
        <dl className={styles.hours}>
          {hours.map((entry) => (
            <div key={entry.id}>
              <dt>{entry.days}</dt>
              <dd>{entry.time}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Contact({ company, label }: DirectoryProps) {
  if (!company.email && company.phones.length === 0 && company.social.length === 0) return null;
  return (
    <div className={styles.contact}>
      <Label>{label}</Label>
      {(company.email || company.phones.length > 0) && (
        <ul className={styles.links}>
          {company.email && (
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          )}
          {company.phones.map((phone) => (
            <li key={phone.id}>
              <a href={phone.href}>{phoneText(phone)}</a> <span className={styles.quiet}>{phone.label}</span>
            </li>
          ))}
        </ul>
      )}
      {company.social.length > 0 && (
        <NetworkLinks networks={company.social} label="Social networks" className={styles.social} />
      )}
    </div>
  );
}
