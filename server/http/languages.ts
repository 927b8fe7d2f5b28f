import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '#errors/app-error.ts';
import { inLanguage } from '#messages/language.ts';
import { canonicalPathOf } from '#publishing/paths/canonical-path.ts';
import type { Services } from '../services/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that its address begins with, and the rest of the address; undefined where it begins with none. */
    inLanguage: { tag: string; isDefault: boolean; rest: string } | undefined;
  }
}

/** What may be a tag of a language at the beginning of an address: `/de/`, `/pt-BR?`, and a page's data, `/de.data`. */
const firstSegment = /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)(?=[/?]|\.data(?:\?|$)|$)/i;

/** What is below the tag of one of the site's languages is answered in that language (specification/addresses.md, "Languages"). */
export function answerInLanguages(app: FastifyInstance, services: Pick<Services, 'readLanguages'>): void {
  app.decorateRequest('inLanguage', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const asked = askedLanguageOf(request);
    if (asked !== undefined) {
      const listed = findListed(services, { tag: asked, field: 'lang' });
      return void listed.then((language) => inLanguage(language, done), done);
    }
    const [prefix, named] = firstSegment.exec(request.url) ?? [];
    if (prefix === undefined || named === undefined) return done();
    services.readLanguages().then(
      (languages) => {
        const found = findLanguage(languages, named.toLowerCase());
        if (!found) return done();
        request.inLanguage = { ...found, rest: request.url.slice(prefix.length) };
        inLanguage(found.isDefault ? undefined : found.tag, done);
      },
      () => done(),
    );
  });
}

/**
 * A language of the site, as `inLanguage` takes it.
 * @throws AppError `invalid` naming the field, for one that the site does not have
 */
export async function findListed(
  { readLanguages }: Pick<Services, 'readLanguages'>,
  { tag, field }: { tag: string; field: string },
): Promise<string | undefined> {
  const found = findLanguage(await readLanguages(), tag.toLowerCase());
  if (!found) throw invalid({ [field]: `"${tag}" is not one of the languages of this site` });
  return found.isDefault ? undefined : found.tag;
}

/** `lang=` of what is read from the API, or by a page from the server; what is written has one language. */
function askedLanguageOf({ method, url }: FastifyRequest): string | undefined {
  if (!/^\/(?:api\/[^?]*|\w+\/\w+\.json)\?/.test(url) || (method !== 'GET' && method !== 'HEAD'))
    return undefined;
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('lang') ?? undefined;
}

/** The default language is known by its bare tag as well: `en` of `en-GB`. */
function findLanguage(languages: { default: string; others: readonly string[] }, named: string) {
  const other = languages.others.find((tag) => tag.toLowerCase() === named);
  if (other) return { tag: other, isDefault: false };
  const tag = languages.default;
  const isDefault = [tag.toLowerCase(), new Intl.Locale(tag).language].includes(named);
  return isDefault ? { tag, isDefault } : undefined;
}

/** The one spelling of a request's address: the default language has no tag in it, another its own spelling. */
export function canonicalTargetOf(request: FastifyRequest): string {
  const { inLanguage: language, url } = request;
  if (!language) return canonicalPathOf(url);
  const { tag, isDefault, rest } = language;
  if (rest.startsWith('.data')) return `/${tag}${rest}`;
  const target = canonicalPathOf(rest.startsWith('/') ? rest : `/${rest}`);
  return isDefault ? target : `/${tag}${target}`;
}
