import { z } from 'zod';
import { exportEnquiries } from '#inbox/inbox/inbox-export.ts';
import { itemStatuses } from '#inbox/submit/handling.shared.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bothSpellingsSchema } from '../kit/spellings.ts';
import { addInboxEndpoints } from './inbox-endpoints.ts';
import { stoneLineSchema } from './stone-lines.schema.ts';

/** What the staff adds to whatever a visitor sent. */
export const handlingFields = {
  id: z.number(),
  createdAt: z.string().describe('ISO 8601 in UTC'),
  status: z.enum(itemStatuses),
  notes: z.string(),
  readAt: z.string().nullable().describe('When it was marked as read'),
  isRead: z.boolean(),
  language: z.string().nullable().describe('That it was sent in, a BCP 47 tag; null for older ones'),
  version: z.number(),
  inboxItemId: z.number().describe('Its number in the whole inbox'),
};

const enquirySchema = bothSpellingsSchema({
  ...handlingFields,
  fullName: z.string(),
  email: z.string(),
  phone: z.string().describe('As it is dialled after the calling code'),
  phoneCountry: z.string().describe('A calling code, such as +44'),
  whatsappNumber: z.string(),
  whatsappCountry: z.string(),
  city: z.string(),
  product: z.string(),
  quantity: z.string(),
  quantityUnit: z.string().describe('`m2` or `ft2`'),
  utmSource: z.string(),
  sourcePage: z.string(),
  formType: z.string(),
  lines: z.array(stoneLineSchema).describe('The products of a list that came with it'),
});

/** The enquiries and how they are handled (specification/api.md, "Enquiries"). */
export function enquiriesApi(app: ApiScope, { services }: ApiContext): void {
  addInboxEndpoints(app, {
    path: 'enquiries',
    listName: 'enquiries',
    tag: 'Enquiries',
    one: 'enquiry',
    record: enquirySchema,
    inbox: services.enquiries,
    enterExport: services.log.enterExport,
    exportAll: (wanted) => exportEnquiries(services.enquiries, wanted),
  });
}
