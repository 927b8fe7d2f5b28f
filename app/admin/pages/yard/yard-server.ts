import { slabEntity } from '#content/entities/slab/slab.entity.ts';
import type { Slab } from '../../entities/slab/slab-holds.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { sayAnswer } from '../../kit/language/t.ts';
import { uploadFile } from '../../kit/media/upload-file.ts';
import { isSameNumber, type SlabValues, type StoredSlab, type YardServer } from './send-changes.ts';

/** A slab as the API reads it to the staff. */
export type SlabRecord = Slab &
  SlabValues & { length_mm: number; height_mm: number; thickness_mm: number; finish: string };

/** A weak network may keep a request for ever. */
const requestMs = 20_000;
const uploadMs = 300_000;

/** @throws ApiError, or a DOMException where it takes too long */
export async function readSlab(number: string): Promise<StoredSlab<SlabRecord>> {
  const signal = AbortSignal.timeout(requestMs);
  const { data, headers } = await requestApi<SlabRecord>(`/slabs/${encodeURIComponent(number)}`, { signal });
  // Digits alone may be the id of another.
  if (!isSameNumber(data.number, number))
    throw new ApiError({ status: 404, message: sayAnswer(slabEntity.messages.notFound(number)) });
  return { record: data, etag: headers.get('etag') ?? '' };
}

export const yardServer: YardServer = {
  read: readSlab,
  async upload(photo) {
    try {
      const signal = AbortSignal.timeout(uploadMs);
      return (await uploadFile({ file: photo, type: 'slabs', signal })).path;
    } catch (error) {
      const twin = error instanceof ApiError ? error.body.duplicate_of : undefined;
      if (typeof twin === 'string') return twin;
      throw error;
    }
  },
  async save({ record, etag }, body) {
    const signal = AbortSignal.timeout(requestMs);
    await requestApi(`/slabs/${record.id}`, { method: 'PUT', body, ifMatch: etag, signal });
  },
};
