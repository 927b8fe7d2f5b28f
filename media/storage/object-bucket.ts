import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ByteRange, FileStat, StoredFile } from './file-storage.ts';
import { shortRequestMs } from './object-client.ts';
import { failureOf, isMissing, isUnknown } from './object-failure.ts';

/** A file that goes up in parts. */
export type PartedUpload = { key: string; id: string };
export type UploadedPart = { PartNumber: number; ETag: string | undefined };
/** `isNew`: only where the key is free, if the storage knows that condition. */
type PutOptions = { isNew?: boolean };

export type ObjectBucket = ReturnType<typeof createObjectBucket>;

/** The requests to one bucket, by whole keys. Whatever fails is an `ObjectFailure`. */
export function createObjectBucket(client: S3Client, Bucket: string) {
  return { ...wholeObjects(client, Bucket), ...partedUploads(client, Bucket), ...lists(client, Bucket) };
}

function wholeObjects(client: S3Client, Bucket: string) {
  return {
    async put(Key: string, Body: Uint8Array, options: PutOptions = {}): Promise<void> {
      await told(client.send(new PutObjectCommand({ Bucket, Key, Body, ...conditionOf(options) })));
    },

    async find(Key: string): Promise<FileStat | undefined> {
      const found = await told(client.send(new HeadObjectCommand({ Bucket, Key }), soon())).catch(
        noneIfMissing,
      );
      return found && { bytes: found.ContentLength ?? 0, modifiedMs: found.LastModified?.getTime() ?? 0 };
    },

    /** `etag` names the content that the part has to be of. */
    async get(Key: string, part: { range?: ByteRange | undefined; etag?: string | undefined } = {}) {
      const range = part.range && { Range: `bytes=${part.range.start}-${endOf(part.range)}` };
      const condition = part.etag ? { IfMatch: part.etag } : {};
      const answer = await told(client.send(new GetObjectCommand({ Bucket, Key, ...range, ...condition })));
      return { body: answer.Body as Readable, bytes: answer.ContentLength, etag: answer.ETag };
    },

    async remove(Key: string): Promise<void> {
      await told(client.send(new DeleteObjectCommand({ Bucket, Key }), soon())).catch(noneIfMissing);
    },
  };
}

function partedUploads(client: S3Client, Bucket: string) {
  return {
    async beginParts(key: string): Promise<PartedUpload> {
      const begun = client.send(new CreateMultipartUploadCommand({ Bucket, Key: key }), soon());
      return { key, id: (await told(begun)).UploadId ?? '' };
    },

    async putPart({ key, id }: PartedUpload, PartNumber: number, Body: Uint8Array): Promise<UploadedPart> {
      const part = { Bucket, Key: key, UploadId: id, PartNumber, Body };
      return { PartNumber, ETag: (await told(client.send(new UploadPartCommand(part)))).ETag };
    },

    async completeParts(
      { key, id }: PartedUpload,
      Parts: UploadedPart[],
      options: PutOptions,
    ): Promise<void> {
      const whole = { Bucket, Key: key, UploadId: id, MultipartUpload: { Parts } };
      await told(client.send(new CompleteMultipartUploadCommand({ ...whole, ...conditionOf(options) })));
    },

    async abortParts({ key, id }: PartedUpload): Promise<void> {
      await told(client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: id }), soon()));
    },
  };
}

function lists(client: S3Client, Bucket: string) {
  return {
    /** Whether anything can be listed, for whoever watches. */
    async probe(Prefix: string): Promise<void> {
      await told(client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }), soon()));
    },

    async *list(Prefix: string): AsyncGenerator<StoredFile> {
      for (let next: { ContinuationToken?: string } | undefined = {}; next; ) {
        const page: ListObjectsV2CommandOutput = await told(
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ...next }), soon()),
        );
        for (const { Key, Size, LastModified } of page.Contents ?? [])
          yield { key: Key ?? '', bytes: Size ?? 0, modifiedMs: LastModified?.getTime() ?? 0 };
        const token: string | undefined = page.NextContinuationToken;
        next = page.IsTruncated && token !== undefined ? { ContinuationToken: token } : undefined;
      }
    },

    /** Uploads in parts that were begun and not finished; none where the storage has no list of them. */
    async *listUnfinished(Prefix: string): AsyncGenerator<PartedUpload & { begunMs: number }> {
      for (let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}; next; ) {
        const page: ListMultipartUploadsCommandOutput | undefined = await told(
          client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...next }), soon()),
        ).catch(noneIfUnknown);
        for (const { Key, UploadId, Initiated } of page?.Uploads ?? [])
          yield { key: Key ?? '', id: UploadId ?? '', begunMs: Initiated?.getTime() ?? 0 };
        const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page ?? {};
        next =
          page?.IsTruncated && KeyMarker
            ? { KeyMarker, ...(UploadIdMarker ? { UploadIdMarker } : {}) }
            : undefined;
      }
    },
  };
}

async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw failureOf(error);
  }
}

/** For what carries no file. */
function soon(): { abortSignal: AbortSignal } {
  return { abortSignal: AbortSignal.timeout(shortRequestMs) };
}

function conditionOf({ isNew }: PutOptions): { IfNoneMatch?: string } {
  return isNew ? { IfNoneMatch: '*' } : {};
}

function endOf({ end }: ByteRange): number | string {
  return Number.isFinite(end) ? end : '';
}

function noneIfMissing(failure: unknown): undefined {
  if (!isMissing(failure)) throw failure;
}

function noneIfUnknown(failure: unknown): undefined {
  if (!isUnknown(failure)) throw failure;
}
