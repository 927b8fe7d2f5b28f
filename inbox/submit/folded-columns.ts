import type { ContactMessageRow, EnquiryRow } from '#database/enquiry-tables.ts';
import { foldForSearch, foldText } from '#database/fold-text.ts';
import { readStoredLines } from './stored-lines.ts';

type EnquiryWords = Pick<
  EnquiryRow,
  'fullName' | 'email' | 'city' | 'product' | 'phone' | 'phoneCountry' | 'whatsappNumber' | 'whatsappCountry'
> &
  Asked;
type MessageWords = Pick<
  ContactMessageRow,
  'name' | 'email' | 'product' | 'subject' | 'message' | 'phone' | 'phoneCountry'
> &
  Asked & { company?: string | undefined };
/** The stones that it is about. */
type Asked = { lines?: string | undefined };
type Sender = { name: string; email: string; product: string; searched: string[] };

/**
 * What an enquiry is sorted and found by: name, e-mail address, numbers, city, product and stones (specification/back-office.md,
 * "Inbox").
 */
export function foldedEnquiryColumns(record: EnquiryWords) {
  const phoneKey = record.phoneCountry + record.phone;
  const whatsappKey = record.whatsappCountry + record.whatsappNumber;
  const { fullName: name, email, product, city } = record;
  const searched = [city, product, phoneKey, whatsappKey, ...stonesOf(record)];
  return { phoneKey, whatsappKey, ...foldedColumns({ name, email, product, searched }) };
}

export function foldedContactColumns(record: MessageWords) {
  const { name, email, product, subject, message, company = '' } = record;
  const phoneKey = record.phoneCountry + record.phone;
  const searched = [phoneKey, product, subject, message, company, ...stonesOf(record)];
  return { phoneKey, whatsappKey: '', ...foldedColumns({ name, email, product, searched }) };
}

/** The words of a search. A number is looked for as it is stored, without what people write between digits. */
export function searchWords(search: string): string[] {
  const isNumber = /^\s*[+(]?\d[\d\s().\p{Pd}]*$/u.test(search);
  const text = isNumber ? search.replace(/[^+\d]/g, '') : search;
  return foldForSearch(text).split(' ').filter(Boolean);
}

function stonesOf({ lines }: Asked): string[] {
  return readStoredLines(lines, 'what is found').map(({ name }) => name);
}

function foldedColumns({ name, email, product, searched }: Sender) {
  return {
    nameFolded: foldText(name),
    emailFolded: foldText(email),
    productFolded: foldText(product),
    searchText: foldForSearch([name, email, ...searched].join(' ')),
  };
}
