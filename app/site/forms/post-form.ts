import type { FormOutcome } from './send-form.ts';

type Post = {
  values: Record<string, string>;
  /** What the visitor reads when storing fails through no fault of theirs (specification/messages.md, "Forms"). */
  failure: string;
  /** The same where there is no answer at all. */
  lost: string;
};

/** Longer than any response takes; the connection then counts as lost. */
const longestResponseMs = 30_000;

/** Busy, and without space to store anything. */
const explainedByServer = [503, 507];

/** Sends a form to an endpoint of the API. Never throws: what went wrong is in the outcome. */
export async function postForm(path: string, { values, failure, lost }: Post): Promise<FormOutcome> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(longestResponseMs),
  }).catch(() => undefined);
  if (!response) return refuse(lost);
  const { message, errors } = readResponse(await response.json().catch(() => undefined));
  if (response.ok) return { status: 'sent', message };
  // The visitor reads the server's message about their input, and that it is busy or full; for other failures of the
  // server the form's.
  const isExplained = response.status < 500 || explainedByServer.includes(response.status);
  return isExplained && message ? refuse(message, errors) : refuse(failure);
}

function refuse(message: string, fields: Record<string, string> = {}): FormOutcome {
  return { status: 'refused', message, fields, values: {} };
}

/** A body that is none of ours, as a proxy gives it, has no message. */
function readResponse(body: unknown): { message: string; errors?: Record<string, string> } {
  if (typeof body !== 'object' || body === null || !('message' in body)) return { message: '' };
  const errors = 'errors' in body ? (body.errors as Record<string, string>) : undefined;
  return { message: String(body.message), ...(errors && { errors }) };
}
