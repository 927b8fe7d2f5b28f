import { nameQuantity } from '#enquiries/enquiry-quantities.shared.ts';
import type { HandlingStatus } from '#enquiries/handling.shared.ts';

/** The fields that all inbox items have in common. */
export type InboxItem = {
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
  status: HandlingStatus;
  notes: string;
  isRead: boolean;
  version: number;
};

export type Enquiry = InboxItem & {
  fullName: string;
  whatsappNumber: string;
  whatsappCountry: string;
  city: string;
  quantity: string;
};

export type ContactMessage = InboxItem & { name: string; subject: string; message: string };

export type FeedbackEntry = {
  id: number;
  createdAt: string;
  /** 1 to 5. */
  rating: number;
  feedback: string;
  sourcePage: string;
};

export type Subscriber = { id: number; email: string; createdAt: string };

export const statusLabels: Record<HandlingStatus, string> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** The quantity with its unit, worded as in the form. */
export function quantityText(quantity: string): string {
  return quantity === '' ? '' : `${nameQuantity(quantity)} sq ft`;
}
