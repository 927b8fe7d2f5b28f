import { type CutOut, judgeCutOut, sampleSide } from './logo-pixels.shared.ts';
import { loadSharp } from './picture-codec.ts';

/** Whether a logo is dark or light letters or lines on nothing, which are shown in one colour where they are lost. */
export async function findCutOut(bytes: Uint8Array): Promise<CutOut | undefined> {
  const sharp = await loadSharp();
  const { data } = await sharp(bytes)
    .resize({ width: sampleSide, height: sampleSide, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return judgeCutOut(data);
}
