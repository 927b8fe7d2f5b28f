import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { Company } from '#content/documents/company.document.ts';
import type { ShownHours } from '#content/documents/opening-hours.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { BrandContext } from '../../../brand-context.ts';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import type { loadNavigation, ShownLink } from '../../load-navigation.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { usePage } from '../../site-pages.ts';
import { PrivacyChoicesButton } from '../../tracking/PrivacyChoicesButton/PrivacyChoicesButton.tsx';
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx';
import { MailLink, PhoneLink } from '../contact-links.tsx';
import { Label } from '../Label/Label.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { NetworkLinks } from '../NetworkLinks/NetworkLinks.tsx';
import styles from './SiteFooter.module.css';

type Navigation = Awaited<ReturnType<typeof loadNavigation>>;

type SiteFooterProps = {
  company: Company;
  /** Its lines. */
  address: readonly string[];
  hours: readonly ShownHours[];
  navigation: Pick<Navigation, 'footer' | 'visitLabel' | 'contactLabel'>;
  /** The subscription form. */
  newsletter?: ReactNode;
};

export function SiteFooter({ company, address, hours, navigation, newsletter }: SiteFooterProps) {
  const langOf = useLangOf();
  const legal = usePage('/legal/');
  const brand = useContext(BrandContext)?.brand;
  return (
    <footer className={styles.footer} data-ground="deep" data-later="">
      <div className={styles.opening}>
        {company.tagline ? (
          <p className={styles.tagline} {...langOf(company, 'tagline')}>
            {company.tagline}
          </p>
        ) : null}
        {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
      </div>
      <div className={styles.directory}>
        <FooterLinks columns={navigation.footer} />
        <Visit
          {...{ address, hours }}
          label={navigation.visitLabel}
          labelIn={langOf(navigation, 'visitLabel')}
        />
        <Contact
          company={company}
          label={navigation.contactLabel}
          labelIn={langOf(navigation, 'contactLabel')}
        />
      </div>
      <div className={styles.closing}>
        {brand?.logo || brand?.logoDark ? <BrandLogo brand={brand} className={styles.logo} /> : null}
        <p>{company.legalName || company.name}</p>
        <LanguageSwitch />
        <PrivacyChoicesButton />
        <Link to="/legal/" {...langOf(legal, 'name')}>
          {legal.name}
        </Link>
      </div>
    </footer>
  );
}

/** Columns of links; those of the first have the numbers that they have in the menu. */
function FooterLinks({ columns }: { columns: Navigation['footer'] }) {
  const langOf = useLangOf();
  const t = useMessages(shell);
  const [first, ...others] = columns.filter(({ links }) => links.length > 0);
  if (!first) return null;
  return (
    <nav className={styles.pages} aria-label={t('shell:footer')}>
      <div>
        <Label {...langOf(first, 'title')}>{first.title}</Label>
        <ul className={styles.roomList}>
          {first.links.map((link) => (
            <NumberedLink key={link.id} link={link} />
          ))}
        </ul>
      </div>
      {others.map((column) => (
        <div key={column.id}>
          <Label {...langOf(column, 'title')}>{column.title}</Label>
          <ul className={styles.collections}>
            {column.links.map((link) => (
              <li key={link.id}>
                <Link to={link.path} {...langOf(link, 'label')}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** With the number that it has in the menu. */
function NumberedLink({ link }: { link: ShownLink }) {
  const langOf = useLangOf();
  const { label, path } = link;
  const { number } = usePage(path);
  return (
    <li className={styles.page}>
      {number ? (
        <span className={`numeral ${styles.roomNumber}`} aria-hidden="true">
          {number}
        </span>
      ) : null}
      <Link to={path} {...langOf(link, 'label')}>
        {label}
      </Link>
    </li>
  );
}

type Labelled = { label: string; labelIn: InLanguage };
type VisitProps = Pick<SiteFooterProps, 'address' | 'hours'> & Labelled;

function Visit({ address: lines, hours, label, labelIn }: VisitProps) {
  const langOf = useLangOf();
  if (lines.length === 0 && hours.length === 0) return null;
  return (
    <div className={styles.visit}>
      <Label {...labelIn}>{label}</Label>
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
              <dt {...langOf(entry, 'days')}>{entry.days}</dt>
              <dd {...langOf(entry, 'times')}>{entry.times}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Contact({ company, label, labelIn }: { company: Company } & Labelled) {
  const langOf = useLangOf();
  const t = useMessages(shell);
  if (!company.email && company.phones.length === 0 && company.social.length === 0) return null;
  return (
    <div className={styles.contact}>
      <Label {...labelIn}>{label}</Label>
      {(company.email || company.phones.length > 0) && (
        <ul className={styles.links}>
          {company.email && (
            <li>
              <MailLink address={company.email} />
            </li>
          )}
          {company.phones.map((phone) => (
            <li key={phone.id}>
              <PhoneLink phone={phone} />{' '}
              <span className={styles.quiet} {...langOf(phone, 'label')}>
                {phone.label}
              </span>
            </li>
          ))}
        </ul>
      )}
      {company.social.length > 0 && (
        <NetworkLinks networks={company.social} label={t('shell:networks')} className={styles.social} />
      )}
    </div>
  );
}
