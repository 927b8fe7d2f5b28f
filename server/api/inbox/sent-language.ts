import { sayingWith } from '#messages/say.ts';
import { findListed } from '../../http/languages.ts';
import type { Services } from '../../services/services.ts';

/**
 * Answers a form in the language that it names; in the default one where it names none.
 * @throws AppError `invalid` for a language that the site does not have
 */
export async function inSentLanguage<Answer>(
  services: Pick<Services, 'readLanguages' | 'wording'>,
  { body, answer }: { body: unknown; answer: () => Promise<Answer> },
): Promise<Answer> {
  const sent: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'language') : undefined;
  if (sent === undefined || sent === '') return answer();
  const within = await findListed(services, { tag: String(sent), field: 'language' });
  return within(async () => sayingWith(await services.wording.readForBoth(), answer));
}
