import { z } from 'zod';

/** Every failure has this shape (specification/api.md, "Failures"). */
const failureSchema = z
  .object({
    message: z.string().describe('What went wrong, for a person'),
    request_id: z
      .string()
      .optional()
      .describe('What the server’s log calls the request, where the server failed'),
    errors: z.record(z.string(), z.string()).optional().describe('One message for each field that is wrong'),
  })
  .loose()
  .meta({ id: 'Failure' });

export const messageSchema = z.object({ message: z.string() }).meta({ id: 'Message' });

const failures = {
  400: 'The input is invalid',
  401: 'No token, or one that is not valid',
  403: 'This account may not do it',
  404: 'There is no such record',
  409: 'It conflicts with what is there',
  412: 'Somebody has changed the record since it was read; `current` is how it stands now',
  413: 'The body is too large',
  415: 'The body is of a wrong type',
  422: 'It cannot be done as this server is set up, or another server refused it',
  429: 'Too many requests; Retry-After says when to try again',
  503: 'The site is too busy, or what it needs does not answer; Retry-After says when to try again',
  507: 'Nothing was stored: there is no room left, or the storage can only be read',
} as const;

type FailureStatus = keyof typeof failures;

/** The failures that an endpoint can respond with, for its description. */
export function failuresOf<Status extends FailureStatus>(
  ...statuses: Status[]
): Record<Status, ReturnType<typeof jsonResponse<typeof failureSchema>>> {
  const entries = statuses.map((status) => [status, jsonResponse(failures[status], failureSchema)]);
  return Object.fromEntries(entries);
}

/** A JSON response, in words and as a schema. */
export function jsonResponse<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

/** The response for a client that has the current version already. */
export const notModified = {
  304: z.undefined().describe('Not modified: the entity tag in If-None-Match is the current one'),
};

/** Security of endpoints that everybody may use, and that show an administrator more. */
export const withOrWithoutToken: Record<string, string[]>[] = [{}, { bearer: [] }];

/** Security of endpoints that are for administrators only. */
export const bearer: Record<string, string[]>[] = [{ bearer: [] }];
