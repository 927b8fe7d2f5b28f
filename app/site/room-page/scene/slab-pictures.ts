import { fetchSlab } from './fetch-pictures.ts';

/** Pictures of slabs that are kept ready, those that are shown among them. */
const mostKept = 6;

export type SlabPictures = ReturnType<typeof keepSlabs>;

/** The pictures of slabs by their paths. @param onChange called when one has come, or has not */
export function keepSlabs(onChange: () => void) {
  const slabs = new Map<string, ImageBitmap | 'coming' | 'failed'>();
  const fetchMissing = (image: string) => {
    if (slabs.has(image) && slabs.get(image) !== 'failed') return;
    slabs.set(image, 'coming');
    fetchSlab(image)
      .then(
        (picture) => slabs.set(image, picture),
        () => slabs.set(image, 'failed'),
      )
      .finally(onChange);
  };
  const forget = (wanted: readonly string[]) => {
    for (const [image, picture] of slabs) {
      if (slabs.size <= mostKept) return;
      if (!(picture instanceof ImageBitmap) || wanted.includes(image)) continue;
      picture.close();
      slabs.delete(image);
    }
  };
  return {
    find(image: string): ImageBitmap | undefined {
      const picture = slabs.get(image);
      return picture instanceof ImageBitmap ? picture : undefined;
    },
    isComing: (image: string) => slabs.get(image) === 'coming',
    hasFailed: (image: string) => slabs.get(image) === 'failed',
    /** Fetches those that are missing, and lets go of others. What failed before is tried again. */
    want(images: readonly string[]): void {
      forget(images);
      for (const image of images) fetchMissing(image);
    },
  };
}
