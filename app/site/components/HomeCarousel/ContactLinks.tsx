import type { Company } from '#content/site-documents/company.document.ts';
import type { Home } from '#content/site-documents/home.document.ts';
import { Link } from '../Link/Link.tsx';
import { phoneText } from '../phone-text.ts';
import styles from './ContactLinks.module.css';

type ContactLinksProps = { company: Pick<Company, 'email' | 'phones'>; links: Home['links'] };

/** The home page has no footer, so its last section has the footer's content: contact details and secondary links. */
export function ContactLinks({ company, links }: ContactLinksProps) {
  const phone = company.phones[0];
  return (
    <ul className={styles.links} aria-label="More ways on">
      {company.email ? (
        <li>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          <a href={phone.href}>{phoneText(phone)}</a>
        </li>
      ) : null}
      {links.map((link) => (
        <li key={link.id}>
          <Link to={link.path}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
