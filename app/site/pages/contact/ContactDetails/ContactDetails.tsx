import { Fragment } from 'react';
import type { Company } from '#content/documents/company.document.ts';
import type { ShownHours } from '#content/documents/opening-hours.ts';
import type { DocumentValues } from '#content/documents/registry.ts';
import { MailLink, PhoneLink } from '../../../components/contact-links.tsx';
import { FactList } from '../../../components/FactList/FactList.tsx';
import { NetworkLinks } from '../../../components/NetworkLinks/NetworkLinks.tsx';
import { useLangOf } from '../../../languages-context.ts';
import styles from './ContactDetails.module.css';

type ContactDetailsProps = {
  company: Company;
  address: readonly string[];
  hours: readonly ShownHours[];
  texts: Pick<
    DocumentValues['contact'],
    'detailsHeading' | 'addressLabel' | 'emailLabel' | 'messagingLabel' | 'networksLabel'
  >;
};

/** Address, phone numbers, opening hours and social networks; nothing where none of them is known. */
export function ContactDetails(props: ContactDetailsProps) {
  const langOf = useLangOf();
  const { texts } = props;
  const facts = factsOf(props, langOf).filter(({ value }) => value !== undefined);
  if (facts.length === 0) return null;
  return (
    <div className={styles.details}>
      <h2 className={styles.title} {...langOf(texts, 'detailsHeading')}>
        {texts.detailsHeading}
      </h2>
      <FactList facts={facts} />
    </div>
  );
}

function factsOf(
  { company, address, hours, texts }: ContactDetailsProps,
  langOf: ReturnType<typeof useLangOf>,
) {
  const { email, messaging } = company;
  return [
    { label: texts.addressLabel, labelIn: langOf(texts, 'addressLabel'), value: showAddress(address) },
    ...company.phones.map((phone) => ({
      label: phone.label,
      labelIn: langOf(phone, 'label'),
      value: <PhoneLink phone={phone} />,
    })),
    {
      label: texts.emailLabel,
      labelIn: langOf(texts, 'emailLabel'),
      value: email ? <MailLink address={email} /> : undefined,
    },
    {
      label: texts.messagingLabel,
      labelIn: langOf(texts, 'messagingLabel'),
      value: messaging.href ? (
        <a href={messaging.href} {...langOf(messaging, 'label')}>
          {messaging.label}
        </a>
      ) : undefined,
    },
    ...hours.map((entry) => ({
      ...{ label: entry.days, labelIn: langOf(entry, 'days') },
      ...{ value: entry.times, valueIn: langOf(entry, 'times') },
    })),
    { label: texts.networksLabel, labelIn: langOf(texts, 'networksLabel'), value: showNetworks(company) },
  ];
}

function showAddress(lines: readonly string[]) {
  if (lines.length === 0) return undefined;
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}

function showNetworks({ social }: Company) {
  if (social.length === 0) return undefined;
  return <NetworkLinks networks={social} className={styles.networks} />;
}
