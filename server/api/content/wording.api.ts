import { z } from 'zod';
import { findWording } from '#content/documents/find-wording.ts';
import { readWording } from '#content/documents/read-wording.ts';
import { currentLanguage } from '#messages/language.ts';
import { readShippedTexts } from '#messages/shipped-languages.ts';
import { sendTagged } from '../../cache/entity-tag.ts';
import { allow } from '../../http/access.ts';
import { findListed } from '../../http/languages.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { textParameter } from '../kit/list-query.ts';
import { bearer, failuresOf, jsonResponse, notModified } from '../kit/responses.ts';

const querySchema = z.object({
  search: textParameter.default('').describe('Words of the text, the shipped text, the key or the place'),
  language: z
    .string()
    .optional()
    .describe('One of the languages of the site; left out, the one that it is written in'),
});

const wordingSchema = z.array(
  z.object({
    key: z.string().describe('Under which the document `wording` holds another text'),
    text: z
      .string()
      .describe(
        "In ICU MessageFormat, in the company's words, as the draft has them where it is written in that language",
      ),
    shipped: z.string().describe('What it says where the company says nothing else'),
    places: z
      .array(
        z.object({
          label: z.string(),
          path: z.string().optional().describe('A page that shows some of them'),
        }),
      )
      .describe('Where visitors meet it'),
  }),
);

/** The fixed texts of the site: buttons, labels, forms, errors, mails and PDFs. */
export function wordingApi(app: ApiScope, { db, services }: ApiContext): void {
  const readOwn = async () =>
    currentLanguage() === undefined
      ? (await services.siteDocuments.get('wording', { draft: true })).messages
      : readWording(db);
  const find = async (search: string) => {
    const [own, shipped] = await Promise.all([readOwn(), services.readLanguage().then(readShippedTexts)]);
    return findWording({ own, shipped }, search);
  };
  const schema = {
    tags: ['Site documents'],
    summary: 'Find the fixed texts of the site',
    description: 'To change one, send it to the document `wording`; an empty one means the shipped one.',
    querystring: querySchema,
    security: bearer,
    response: { 200: jsonResponse('The texts', wordingSchema), ...notModified, ...failuresOf(400, 401) },
  };
  app.get('/wording', { schema, config: allow('documents') }, async (request, reply) => {
    const { search, language } = request.query;
    if (language === undefined) return sendTagged(request, reply, { payload: await find(search) });
    const within = await findListed(services, { tag: language, field: 'language' });
    return sendTagged(request, reply, { payload: await within(() => find(search)) });
  });
}
