import type { FormOutcome } from './send-form.ts';

type Post = {
  values: Record<string, string>;
  /** What the visitor reads when storing fails through no fault of theirs (specification/messages.md, "Forms"). */
  failure: string;
};

/** Longer than any answer takes; the connection then counts as lost. */
const longestAnswerMs = 30_000;

/** Busy, and without room to store anything. */
const saidByServer = [503, 507];

const lostConnection = 'The connection seems to be lost. What you typed is still here.';

/** Sends a form to a call of the API. Never throws: what went wrong is in the outcome. */
export async function postForm(address: string, { values, failure }: Post): Promise<FormOutcome> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(longestAnswerMs),
  }).catch(() => undefined);
  if (!response) return refuse(`${failure} ${lostConnection}`);
  const { message, errors } = readResponse(await response.json().catch(() => undefined));
  if (response.ok) return { status: 'sent', message };
  // What lies with the visitor is said in the server's words, and so is that it is busy or full; what else lies with
  // the server in the form's.
  const isSaid = response.status < 500 || saidByServer.includes(response.status);
  return isSaid && message ? refuse(message, errors) : refuse(failure);
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
