import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import { type CompanyColours, shippedColours } from '#content/appearance/shipped-colours.shared.ts';
import { type AppError, type ErrorCode, isAppError, notStored } from '#errors/app-error.ts';
import { isFileStorageFailure } from '#errors/storage-failure.ts';
import { currentLanguage, languagePrefix } from '#messages/language.ts';
import { directionOf } from '#messages/language-names.shared.ts';
import { say } from '#messages/say.ts';
import { maskUrl } from '../observability/masked-url.shared.ts';
import { requestIdHeader } from '../observability/request-ids.ts';
import { areaOf } from './request-area.ts';

/** Whom a plain page is from, in which colours, and the site's default language. */
type PlainLooks = { name: string; colours: CompanyColours; language: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** How the company looked when that was last read: nothing is waited for where something fails. */
    readPlainLooks: () => PlainLooks;
  }
}

const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  'too-many': 429,
  busy: 503,
  unavailable: 503,
  'not-stored': 507,
};

const firstServerStatus = 500;

type Failure = {
  status: number;
  message: string;
  errors?: Record<string, string> | undefined;
  retryAfterSeconds?: number | undefined;
  data?: Record<string, unknown> | undefined;
};

/** Of a company that is not known, as while its database has never answered. */
const neutralLooks: PlainLooks = { name: '', colours: shippedColours, language: 'en' };

/** One handler for every failure: JSON below /api, a plain page elsewhere; details go to the log only. */
export function handleErrors(app: FastifyInstance, readPlainLooks = () => neutralLooks): void {
  app.decorate('readPlainLooks', readPlainLooks);
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error, url: maskUrl(request.url) }, 'request failed');
    return sendFailure(request, reply, failure);
  });
  app.setNotFoundHandler(async (request, reply) => {
    await request.server.countReading(request);
    return sendFailure(request, reply, { status: 404, message: 'There is nothing at this address.' });
  });
}

export function failureOf(error: FastifyError | AppError): Failure {
  if (isFileStorageFailure(error)) return failureOf(notStored(error));
  if (isAppError(error)) {
    return {
      status: statusOf[error.code],
      message: error.message,
      errors: error.fields,
      retryAfterSeconds: error.retryAfterSeconds,
      data: error.data,
    };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 400 || status >= 500) return { status: 500, message: say('answers:failed') };
  return { status, message: clientMessageOf(error) };
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  reply.status(failure.status);
  // If a connection is closed while its client is still sending, the response is lost (http-server.ts).
  if (!request.raw.complete) reply.removeHeader('connection');
  // Also of what never came as far as the hooks.
  reply.header(requestIdHeader, request.id);
  const reference = failure.status >= firstServerStatus ? request.id : undefined;
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  if (areaOf(request) === 'api' || isPageData(request.url)) {
    const { message, errors, data } = failure;
    return reply.send({ message: quotable(message, reference), errors, request_id: reference, ...data });
  }
  const page = plainPage({ ...failure, reference }, request.server.readPlainLooks());
  return reply.type('text/html; charset=utf-8').send(page);
}

/** What nobody expected is looked up in the log; what is busy or full has said all there is to say. */
function quotable(message: string, reference: string | undefined): string {
  return message === say('answers:failed') && reference
    ? `${message} (${say('answers:reference', { reference })})`
    : message;
}

/** `reference`: what to quote to whoever looks after the site. */
type PlainPage = { status: number; message: string; reference?: string | undefined };

/** Used if no page can be rendered, so it depends on nothing: no scripts, no external styles, no fonts. */
function plainPage({ status, message, reference }: PlainPage, looks: PlainLooks): string {
  const { name, colours } = looks;
  const language = currentLanguage() ?? looks.language;
  const { day, isDark } = derivePalette(colours);
  const company = escapeHtml(name);
  const link = `<a style="color:inherit" href=`;
  // An empty URL is the one that was requested.
  const again = status === 503 ? `${link}"">${escapeHtml(say('answers:tryAgain'))}</a> &#183; ` : '';
  const quote = reference
    ? `<p style="font-size:14px">${escapeHtml(say('answers:reference', { reference }))}</p>`
    : '';
  const signature = company ? `<p style="margin:0 0 48px;font:22px/28px serif">${company}</p>` : '';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${isDark ? 'dark' : 'light'}"><meta name="theme-color" content="${day.ground}">
<meta name="robots" content="noindex"><title>${status}${company ? `, ${company}` : ''}</title>
<body style="margin:0;min-height:100vh;box-sizing:border-box;display:grid;place-content:center;padding:24px;background:${day.ground};color:${day.text};font:17px/28px sans-serif;overflow-wrap:anywhere">
<main style="max-width:640px">${signature}<p style="color:${day.accent}">${status}</p><h1 style="font:400 40px/1.1 serif">${escapeHtml(message)}</h1><p>${again}${link}"${languagePrefix()}/">${escapeHtml(say('shell:back.home'))}</a></p>${quote}</main>
</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** For what has no message of its own: a library's words are for programmers. */
const clientMessages: Record<number, string> = {
  404: 'There is nothing at this address.',
  405: 'This cannot be done here.',
  413: 'The body is too large.',
  414: 'This address is too long.',
  415: 'This kind of content is not accepted here.',
};

/** What scripts read of a page, to show it in place of another. They tell the visitor what the message says. */
function isPageData(url: string): boolean {
  return /^[^?]*\.data(?:\?|$)/.test(url);
}

/** Messages of the HTTP layer, said to a person. */
function clientMessageOf(error: FastifyError): string {
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'This kind of content is not accepted here. Send JSON.';
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'The body is not valid JSON.';
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'The body is too large.';
    case 'FST_ERR_BAD_URL':
      return 'This address is malformed.';
    case 'FST_FILES_LIMIT':
      return 'These are too many files at once.';
    default:
      return clientMessages[error.statusCode ?? 400] ?? 'The request is malformed.';
  }
}
