import { z } from 'zod';
import { exportMessages } from '#inbox/inbox/inbox-export.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { bothSpellingsSchema } from '../kit/spellings.ts';
import { handlingFields } from './enquiries.api.ts';
import { addInboxEndpoints } from './inbox-endpoints.ts';
import { orderSchemas } from './order.schema.ts';
import { stoneLineSchema } from './stone-lines.schema.ts';

const messageSchema = bothSpellingsSchema({
  ...handlingFields,
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('Empty where a request for a quote gave none'),
  phoneCountry: z.string(),
  subject: z.string(),
  message: z.string(),
  formType: z.string().describe('contact, quote or sample'),
  sourcePage: z.string(),
  product: z.string(),
  utmSource: z.string(),
  ...orderSchemas,
  lines: z.array(stoneLineSchema).describe('The products of a list that came with it'),
});

/** Contact messages and requests for a quote, handled as enquiries are. */
export function messagesApi(app: ApiScope, { services }: ApiContext): void {
  addInboxEndpoints(app, {
    path: 'messages',
    listName: 'messages',
    tag: 'Messages',
    one: 'message',
    record: messageSchema,
    inbox: services.messages,
    enterExport: services.log.enterExport,
    exportAll: (wanted) => exportMessages(services.messages, wanted),
  });
}
