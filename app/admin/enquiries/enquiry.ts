import type { EnquiryInput } from '#enquiries/enquiry.schema.ts';

/** What every letter from outside has in common, whichever form it came through. */
export type Letter = {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  email: string;
  phone: string;
  /** A calling code with its plus sign. */
  phoneCountry: string;
  product: string;
  utmSource: string;
  sourcePage: string;
  formType: string;
  status: LetterStatus;
  notes: string;
  isRead: boolean;
  version: number;
};

export type Enquiry = Letter & {
  fullName: string;
  whatsappNumber: string;
  whatsappCountry: string;
  city: string;
  quantity: string;
};

export type ContactMessage = Letter & { name: string; subject: string; message: string };

export type FeedbackEntry = {
  id: number;
  createdAt: string;
  /** 1 to 5. */
  rating: number;
  feedback: string;
  sourcePage: string;
};

export type Subscriber = { id: number; email: string; createdAt: string };

/** One page of a list, with the number of all that the filters let through. */
export type ListPage<T> = { records: T[]; total: number; pages: number; page: number; unread: number };

/** Where the company stands with whoever wrote. */
export const letterStatuses = ['new', 'answered', 'quoted', 'won', 'lost', 'spam'] as const;
export type LetterStatus = (typeof letterStatuses)[number];

export const statusLabels: Record<LetterStatus, string> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** Complete by its type: an option that the form gains must be named here as well. */
const productOptions: Record<EnquiryInput['product'], true> = {
  'Imported Marble': true,
  'Exotic Marble': true,
  'Imported White': true,
  Onyx: true,
  Travertine: true,
};

export const enquiryProductNames = Object.keys(productOptions);

/** The quantity as the form words it; `3000+` is its last choice (specification/constants.md, "Form choices"). */
export function quantityText(quantity: string): string {
  if (quantity === '') return '';
  return quantity === '3000+' ? 'More than 3000 sq ft' : `${quantity} sq ft`;
}
