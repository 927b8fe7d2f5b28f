import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type S3rver from '@20minutes/s3rver';
import type { AskedObject } from './asked-object.ts';
import { findSignatureFault } from './signed-request.ts';

type Answer = { status: number; xml: string };
type Behind = { store: S3rver['store']; keys: Parameters<typeof findSignatureFault>[1]; isOld?: boolean };

/** Keys that are being given to somebody this moment. */
const beingTaken = new Set<string>();

/** What the server behind doesn't know. @returns undefined for what it answers */
export async function answerItself(asked: AskedObject, behind: Behind): Promise<Answer | undefined> {
  const fault = await findSignatureFault(asked, behind.keys);
  if (fault) return failureXml(403, fault, `<Region>${behind.keys.region}</Region>`);
  if (asked.method === 'GET' && asked.query.has('uploads')) return listUnfinished(asked, behind.store);
  if (asked.headers['if-none-match'] !== '*' || behind.isOld) return undefined;
  return (await isFree(asked, behind.store)) ? undefined : failureXml(412, 'PreconditionFailed');
}

export function failureXml(status: number, code: string, more = ''): Answer {
  return {
    status,
    xml: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message>${more}</Error>`,
  };
}

/** Of several who want the same key, one at a time is let through, until the file is there. */
async function isFree({ bucket, key }: AskedObject, store: S3rver['store']): Promise<boolean> {
  const place = store.getResourcePath(bucket, key, 'object');
  if (beingTaken.has(place) || (await store.existsObject(bucket, key))) return false;
  if (beingTaken.has(place)) return false;
  beingTaken.add(place);
  const look = async () => {
    const isThere = await store.existsObject(bucket, key).catch(() => true);
    if (isThere) beingTaken.delete(place);
    else setTimeout(look, 5).unref();
  };
  setTimeout(look, 5).unref();
  return true;
}

async function listUnfinished({ bucket, query }: AskedObject, store: S3rver['store']): Promise<Answer> {
  const folder = store.getResourcePath(bucket, undefined, 'uploads');
  const uploads: string[] = [];
  for (const id of await readdir(folder).catch(() => [])) {
    const key = await readFile(join(folder, id, 'key'), 'utf8');
    const { mtime } = await stat(join(folder, id, 'key'));
    if (key.startsWith(query.get('prefix') ?? ''))
      uploads.push(
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`,
      );
  }
  const xml = `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`;
  return { status: 200, xml };
}
