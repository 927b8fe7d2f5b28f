import { data, type HeadersArgs } from 'react-router';
import { type AppError, isAppError } from '#errors/app-error.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import type { Translate } from '#messages/translate.ts';
import { maskText } from '#server/observability/masked-url.shared.ts';

/** The outcome of a sent form: the page shows it beside the fields, which keep what was typed. */
export type FormOutcome =
  | { status: 'sent'; message: string }
  | {
      status: 'refused';
      message: string;
      /** A message per field, by its name. */
      fields: Record<string, string>;
      values: Record<string, string>;
    };

const statusOf = new Map(
  Object.entries({
    invalid: 400,
    'too-large': 413,
    'too-many': 429,
    busy: 503,
    unavailable: 503,
    'not-stored': 507,
  }),
);
const maxFormBytes = 64 * 1024;

/**
 * Reads a page's form and passes it to the service that stores it.
 * @param options.failure shown when storing fails through no fault of the visitor (error catalogue)
 * @returns the outcome with its HTTP status and headers, to be returned by the page's action unless it redirects
 */
export async function sendForm(
  request: Request,
  options: {
    send: (input: Record<string, string>) => Promise<{ message: string }>;
    failure: string;
    t: Translate<MessageKey>;
    maxBytes?: number;
  },
): Promise<{ outcome: FormOutcome; status: number; headers?: Record<string, string> }> {
  const values = await readForm(request, { t: options.t, maxBytes: options.maxBytes ?? maxFormBytes });
  try {
    const { message } = await options.send(values);
    return { outcome: { status: 'sent', message }, status: 200 };
  } catch (error) {
    if (isAppError(error)) return refusalOf(error, values);
    logFailure(error);
    return { outcome: { status: 'refused', message: options.failure, fields: {}, values }, status: 500 };
  }
}

/** What a page shows, and how it is answered, where a service has refused what was sent. */
export function refusalOf(error: AppError, values: Record<string, string> = {}) {
  const { message, fields = {}, retryAfterSeconds } = error;
  const status = statusOf.get(error.code) ?? 400;
  if (status >= 500) logFailure(error);
  return {
    outcome: { status: 'refused' as const, message, fields, values },
    status,
    ...(retryAfterSeconds && { headers: { 'retry-after': String(retryAfterSeconds) } }),
  };
}

/** The visitor's message does not contain the reason: the cause does. */
function logFailure(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? ` (${String(error.cause)})` : '';
  const err = maskText(String(error) + cause);
  console.error(JSON.stringify({ level: 'error', time: Date.now(), msg: 'form not stored', err }));
}

/** The `headers` of a route with a form: those of its action. */
export function actionHeaders({ actionHeaders: headers }: HeadersArgs): Headers {
  return headers;
}

/** The text fields of a form; a file among them is left out. */
async function readForm(
  request: Request,
  { t, maxBytes }: { t: Translate<MessageKey>; maxBytes: number },
): Promise<Record<string, string>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    throw data({ title: t('shell:form.tooLarge'), message: t('shell:form.tooLargeText') }, { status: 413 });
  }
  const form = await request.formData().catch(() => {
    throw data({ title: t('shell:form.none'), message: t('shell:form.otherText') }, { status: 400 });
  });
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
