import { Link } from 'react-router';
import type { Company } from '#content/site-documents/company.document.ts';
import styles from './ContactLinks.module.css';

const houseLinks = [
  { to: '/social/', label: 'Social' },
  { to: '/italian-marble/', label: 'Italian marble' },
  { to: '/legal/', label: 'Legal' },
];

/** The home page has no footer, so its last room holds what one would: how to reach the company, and the side doors. */
export function ContactLinks({ company }: { company: Company }) {
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
          <a href={phone.href}>{phone.display}</a>
        </li>
      ) : null}
      {houseLinks.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
