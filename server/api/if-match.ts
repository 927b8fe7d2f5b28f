import type { FastifyRequest } from 'fastify';

/** A version that no record has. */
const noVersion = 0;

/**
 * The version that a record must still be at, from If-Match. Only the version in the tag counts (`W/"v7-…"`): the rest
 * differs by who reads the record.
 * @returns undefined where any version will do
 */
export function expectedVersionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const version = /^(?:W\/)?"v(\d{1,9})(?:-[^"]*)?"$/.exec(header)?.[1];
  return version === undefined ? noVersion : Number(version);
}
