import { t } from '../../../kit/language/t.ts';
import { formatDay } from '../../../kit/time/format-time.ts';
import { chatNumberOf, type InboxItem, kindWithinSentence, quantityText } from '../enquiry.ts';
import { LabelledValues } from '../LabelledValues/LabelledValues.tsx';
import { chatUrl, mailUrl, telUrl } from '../reply-links.ts';
import { Timestamp } from '../Timestamp/Timestamp.tsx';
import { useLanguageName } from '../use-site-languages.ts';
import styles from './InboxFacts.module.css';

/** Everything that was sent; what was left empty is left out. */
export function InboxFacts({ item }: { item: InboxItem }) {
  const { subject, message, language } = item;
  const nameOf = useLanguageName();
  return (
    <>
      {message ? (
        <div className={styles.item}>
          {subject ? <h3>{subject}</h3> : null}
          <p className={styles.words} lang={language ?? undefined} dir="auto">
            {message}
          </p>
        </div>
      ) : null}
      <LabelledValues facts={factsOf(item, nameOf(language))} />
    </>
  );
}

function factsOf(item: InboxItem, language: string) {
  const { phone, phoneCountry, email } = item;
  const chat = item.whatsappNumber ? chatNumberOf(item) : undefined;
  const facts = [
    { label: t('Reference'), value: `${item.reference}, ${kindWithinSentence(item)}` },
    { label: t('Full name'), value: item.name },
    { label: t('Email'), value: <a href={mailUrl(email)}>{email}</a> },
    {
      label: t('Phone'),
      value: phone && (
        <a href={telUrl({ country: phoneCountry, number: phone })}>
          {phoneCountry} {phone}
        </a>
      ),
    },
    {
      label: 'WhatsApp',
      value: chat && (
        <a href={chatUrl(chat)} target="_blank" rel="noopener noreferrer">
          {chat.country} {chat.number}
        </a>
      ),
    },
    { label: t('Company (of the sender)'), value: item.company },
    { label: t('Language'), value: language },
    { label: t('City'), value: item.city },
    { label: t('Product interest'), value: item.product },
    { label: t('Quantity'), value: quantityText(item) },
    { label: t('Thickness'), value: item.thickness },
    { label: t('Finish'), value: item.finish },
    { label: t('Destination'), value: item.destination },
    { label: 'Incoterm', value: item.incoterm },
    { label: t('Needed by'), value: item.neededBy && formatDay(item.neededBy) },
    { label: t('Address'), value: item.address },
    { label: t('UTM source'), value: item.utmSource || t('Direct') },
    { label: t('Source page'), value: item.sourcePage || t('Unknown') },
    { label: t('Form type'), value: item.formType || 'main' },
    { label: t('Submitted at'), value: <Timestamp at={item.receivedAt} /> },
  ];
  return facts.filter(({ value }) => Boolean(value));
}
