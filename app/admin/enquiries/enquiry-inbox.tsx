import { type Enquiry, quantityText } from './enquiry.ts';
import { FactList } from './FactList/FactList.tsx';
import { type Inbox, inboxSortOptions } from './inbox.ts';
import { chatUrl, mailUrl, replyToEnquiry, telUrl } from './reply-links.ts';
import { Timestamp } from './Timestamp/Timestamp.tsx';

/** specification/back-office.md, "Enquiries". */
export const enquiryInbox: Inbox<Enquiry> = {
  path: 'enquiries',
  title: 'Enquiries',
  parameter: 'enquiry',
  noun: { one: 'enquiry', many: 'enquiries' },
  purpose: 'What buyers send from the enquiry form of the landing page arrives here.',
  searchHint: 'Name, email, phone or city',
  hasProducts: true,
  sorts: inboxSortOptions,
  failures: {
    load: 'Failed to load enquiries. Please try again.',
    delete: 'Failed to delete enquiry. Please try again.',
  },
  nameOf: (enquiry) => enquiry.fullName,
  columns: [
    { label: 'Date', show: (enquiry) => <Timestamp at={enquiry.createdAt} /> },
    { label: 'Name', show: (enquiry) => enquiry.fullName },
    { label: 'Email', show: (enquiry) => enquiry.email },
    { label: 'Phone', show: (enquiry) => `${enquiry.phoneCountry} ${enquiry.phone}` },
    { label: 'City', show: (enquiry) => enquiry.city },
    { label: 'Product', show: (enquiry) => enquiry.product },
    { label: 'Quantity', show: (enquiry) => quantityText(enquiry.quantity) },
  ],
  Facts: EnquiryFacts,
  replyTo: replyToEnquiry,
  chatNumberOf: whatsappOf,
};

function EnquiryFacts({ item: enquiry }: { item: Enquiry }) {
  const { phone, phoneCountry, email } = enquiry;
  const chat = whatsappOf(enquiry);
  const facts = [
    { label: 'Full name', value: enquiry.fullName },
    { label: 'Email', value: <a href={mailUrl(email, replyToEnquiry(enquiry))}>{email}</a> },
    {
      label: 'Phone',
      value: (
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
    { label: 'City', value: enquiry.city },
    { label: 'Product interest', value: enquiry.product },
    { label: 'Quantity', value: quantityText(enquiry.quantity) },
    { label: 'UTM source', value: enquiry.utmSource || 'Direct' },
    { label: 'Source page', value: enquiry.sourcePage || 'Unknown' },
    { label: 'Form type', value: enquiry.formType || 'main' },
    { label: 'Submitted at', value: <Timestamp at={enquiry.createdAt} /> },
  ];
  return <FactList facts={facts} />;
}

function whatsappOf(enquiry: Enquiry): { country: string; number: string } | undefined {
  const { whatsappNumber: number, whatsappCountry: country } = enquiry;
  return number ? { country, number } : undefined;
}
