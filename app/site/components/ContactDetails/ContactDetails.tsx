import type { Company } from '#content/site-documents/company.document.ts';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './ContactDetails.module.css';

type ContactDetailsProps = {
  company: Company;
  texts: Pick<
    DocumentValues['contact'],
    'detailsHeading' | 'addressLabel' | 'emailLabel' | 'messagingLabel' | 'networksLabel'
  >;
};

/** Address, phone numbers, opening hours and social networks. */
export function ContactDetails({ company, texts }: ContactDetailsProps) {
  const { address } = company;
  return (
    <div className={styles.details}>
      <h2 className={styles.title}>{texts.detailsHeading}</h2>
      <FactList
        facts={[
          {
            label: texts.addressLabel,
            value: address.street && (
              <address className={styles.address}>
                {address.street}
                <br />
                {address.locality}, {address.district}
                <br />
                {address.region} {address.postalCode}
                <br />
                {address.country}
              </address>
            ),
          },
          ...company.phones.map((phone) => ({
            label: phone.label,
            value: <a href={phone.href}>{phone.display}</a>,
          })),
          {
            label: texts.emailLabel,
            value: company.email && <a href={`mailto:${company.email}`}>{company.email}</a>,
          },
          {
            label: texts.messagingLabel,
            value: company.messaging.href && <a href={company.messaging.href}>{company.messaging.label}</a>,
          },
          ...company.hours.map((entry) => ({ label: entry.days, value: entry.time })),
          {
            label: texts.networksLabel,
            value: company.social.length > 0 && (
              <ul className={styles.networks}>
                {company.social.map((network) => (
                  <li key={network.platform}>
                    <a href={network.href} rel="noopener">
                      {network.label}
                    </a>
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
