import type { ContactMessageRow, EnquiryRow } from '#database/enquiry-tables.ts';
import { foldText } from '#database/fold-text.ts';

type EnquiryWords = Pick<
  EnquiryRow,
  'fullName' | 'email' | 'city' | 'product' | 'phone' | 'phoneCountry' | 'whatsappNumber' | 'whatsappCountry'
>;
type MessageWords = Pick<
  ContactMessageRow,
  'name' | 'email' | 'product' | 'subject' | 'message' | 'phone' | 'phoneCountry'
>;
type Sender = { name: string; email: string; product: string; searched: string[] };

/**
 * What an enquiry is sorted and found by: name, e-mail address, numbers and city (specification/back-office.md,
 * "Enquiries").
 */
export function foldedEnquiryColumns(record: EnquiryWords) {
  const numbers = [record.phoneCountry + record.phone, record.whatsappCountry + record.whatsappNumber];
  const { fullName: name, email, product, city } = record;
  return foldedColumns({ name, email, product, searched: [city, ...numbers] });
}

export function foldedContactColumns(record: MessageWords) {
  const { name, email, product, subject, message } = record;
  const number = record.phoneCountry + record.phone;
  return foldedColumns({ name, email, product, searched: [number, product, subject, message] });
}

/** The words of a search. A number is looked for as it is stored, without what people write between digits. */
export function searchWords(search: string): string[] {
  const isNumber = /^\s*[+(]?\d[\d\s().\p{Pd}]*$/u.test(search);
  const text = isNumber ? search.replace(/[^+\d]/g, '') : search;
  return foldText(text).split(' ').filter(Boolean);
}

function foldedColumns({ name, email, product, searched }: Sender) {
  return {
    nameFolded: foldText(name),
    emailFolded: foldText(email),
    productFolded: foldText(product),
    searchText: foldText([name, email, ...searched].join(' ')),
  };
}
