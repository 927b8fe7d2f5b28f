import { areDarkCutOut, sampleSide } from './logo-pixels.shared.ts';
import { loadSharp } from './picture-codec.ts';

/** Whether a logo is dark letters or lines on nothing, which can be shown in white on a dark ground. */
export async function isDarkCutOut(bytes: Uint8Array): Promise<boolean> {
  const sharp = await loadSharp();
  const { data } = await sharp(bytes)
    .resize({ width: sampleSide, height: sampleSide, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return areDarkCutOut(data);
}
