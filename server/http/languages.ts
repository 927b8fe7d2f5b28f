import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLanguageOf, type SiteLanguages } from '#content/languages.ts';
import { invalid } from '#errors/app-error.ts';
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
      return void listed.then((within) => within(done), done);
    }
    const [prefix = '', named = ''] = firstSegment.exec(request.url) ?? [];
    services.readLanguages().then(
      (languages) => {
        const tag = findLanguage(languages, named.toLowerCase());
        if (tag) {
          const isDefault = tag === languages.default;
          request.inLanguage = { tag, isDefault, rest: request.url.slice(prefix.length) };
        }
        // The staff reads what is written.
        if (!tag && request.headers.authorization !== undefined) return done();
        inLanguageOf(languages, { tag: tag ?? languages.default, work: done });
      },
      () => done(),
    );
  });
}

/**
 * What does some work in a language of the site.
 * @throws AppError `invalid` naming the field, for one that the site does not have
 */
export async function findListed(
  { readLanguages }: Pick<Services, 'readLanguages'>,
  { tag, field }: { tag: string; field: string },
): Promise<<Result>(work: () => Result) => Result> {
  const languages = await readLanguages();
  const found = findLanguage(languages, tag.toLowerCase());
  if (!found) throw invalid({ [field]: `"${tag}" is not one of the languages of this site` });
  return (work) => inLanguageOf(languages, { tag: found, work, said: found });
}

/** `lang=` of what is read from the API; what is written has one language. */
function askedLanguageOf({ method, url }: FastifyRequest): string | undefined {
  if (!/^\/api\/[^?]*\?/.test(url) || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('lang') ?? undefined;
}

/** The default language is known by its bare tag as well: `en` of `en-GB`. */
function findLanguage({ all, default: first }: SiteLanguages, named: string): string | undefined {
  const isBareDefault = new Intl.Locale(first).language === named;
  return all.find((tag) => tag.toLowerCase() === named) ?? (isBareDefault ? first : undefined);
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
