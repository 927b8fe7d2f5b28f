/** What a process says of a failure to the one that began it. */
export type Failure = { message: string; codes: readonly string[]; isForPerson: boolean };

/** A failure that is told in its own words. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const room = 'There is no room left where backups go. Make room there, or keep fewer of them.';
const place =
  'The place where backups go is not there, or is no folder. See whether its disk or share is connected.';
const rights = 'The server may not write where backups go. Give it the right to.';
const credentials =
  'The object storage refused the server’s key. See whether AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are right.';
const bucket = 'The bucket where backups go is not there. See whether BACKUP_TO names it rightly.';
const network = 'The place where backups go cannot be reached, or is too slow. It is tried again by itself.';

const wordsByCode = new Map(
  Object.entries({
    ...wordsFor(room, ['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'XMinioStorageFull']),
    ...wordsFor(place, ['ENOENT', 'EEXIST', 'ENOTDIR', 'ENXIO', 'EIO', 'ESTALE', 'ENODEV', 'EHOSTDOWN']),
    ...wordsFor(rights, ['EACCES', 'EPERM', 'EROFS']),
    ...wordsFor(credentials, ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'Forbidden']),
    ...wordsFor(credentials, ['CredentialsProviderError', 'ExpiredToken', 'InvalidToken', '401', '403']),
    ...wordsFor(bucket, ['NoSuchBucket', 'NotFound', '404']),
    ...wordsFor(network, [
      'ECONNREFUSED',
      'ECONNRESET',
      'ENOTFOUND',
      'EAI_AGAIN',
      'ETIMEDOUT',
      'EHOSTUNREACH',
    ]),
    ...wordsFor(network, [
      'ENETUNREACH',
      'EPIPE',
      'TimeoutError',
      'RequestTimeout',
      'SlowDown',
      'InternalError',
    ]),
    ...wordsFor(network, ['ServiceUnavailable', 'NetworkingError', '500', '502', '503', '504']),
  }),
);

const maxWords = 300;
/** Deeper than errors are wrapped. */
const maxCauses = 8;
/** Addresses of databases may hold passwords. */
const addresses = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi;

/** What can be sent to another process. */
export function failureOf(error: unknown): Failure {
  const causes = causesOf(error);
  const codes = causes.flatMap((cause) => [...codesOf(cause)]);
  const [first] = causes;
  const message = first instanceof Error ? first.message : String(error);
  return { message, codes, isForPerson: isForPerson(first) };
}

/** Why it failed and what helps, in words for whoever looks after the site. */
export function describeFailure({ message, codes, isForPerson: isPlain }: Failure): string {
  const known = codes.map((code) => wordsByCode.get(code)).find((words) => words !== undefined);
  if (isPlain || !known) return plain(message);
  return known;
}

function plain(message: string): string {
  const [line = ''] = message.split('\n');
  return line.replaceAll(addresses, '…').slice(0, maxWords);
}

function isForPerson(error: unknown): boolean {
  return error instanceof Error && ['BackupError'].includes(error.name);
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && causes.length < maxCauses; ) {
    causes.push(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return causes;
}

/** Of the file system and of the network a code, of object storage a name or a status. */
function* codesOf(error: unknown): Generator<string> {
  if (!(error instanceof Error)) return;
  if ('code' in error) yield String(error.code);
  if ('Code' in error) yield String(error.Code);
  yield error.name;
  if ('status' in error) yield String(error.status);
  const metadata = '$metadata' in error ? error.$metadata : undefined;
  if (typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata) {
    yield String(metadata.httpStatusCode);
  }
}

function wordsFor(words: string, codes: readonly string[]): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, words]));
}
