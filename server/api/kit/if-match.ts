import type { FastifyRequest } from 'fastify';

/** A version that no record has. */
const noVersion = 0;
/** One entity tag of a list, and what stands before the next (RFC 9110, sections 5.6.1 and 8.8.3). */
const listedTag = /[\s,]*(?:W\/)?"(?<opaque>[^"]*)"\s*(?:,|$)/gy;

/**
 * The versions of which a record must be at one, from If-Match: a tag or a list of tags. Only the version in a tag
 * counts (`W/"v7-…"`): the rest differs by who reads the record, and every tag of this API is weak.
 * @returns undefined where any version will do
 */
export function expectedVersionsOf(request: FastifyRequest): number[] | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const versions = [...header.matchAll(listedTag)].map(({ groups }) => versionIn(groups?.opaque ?? ''));
  return [...new Set([noVersion, ...versions])];
}

/**
 * What stands behind the version in the tags of If-Match (`v7-…`), for answers whose tag says what else they depend on.
 * @returns undefined where it does not matter: nothing is asked, or a tag has no more than a version
 */
export function expectedDigestsOf(request: FastifyRequest): string[] | undefined {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return undefined;
  const digests = [...header.matchAll(listedTag)].map(
    ({ groups }) => /^v\d+-(.*)$/.exec(groups?.opaque ?? '')?.[1],
  );
  return digests.includes(undefined) ? undefined : (digests as string[]);
}

function versionIn(opaque: string): number {
  return Number(/^v(\d{1,9})(?:-.*)?$/.exec(opaque)?.[1] ?? noVersion);
}
