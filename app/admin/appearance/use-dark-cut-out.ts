import { useEffect, useState } from 'react';
import { areDarkCutOut, sampleSide } from '#media/logo-pixels.shared.ts';

/** Whether a logo is shown in white on dark ground, as the server judges it; undefined until it has been looked at. */
export function useDarkCutOut(path: string): boolean | undefined {
  const [judged, setJudged] = useState<{ path: string; isDark: boolean }>();
  useEffect(() => {
    if (path === '') return;
    let isWanted = true;
    const image = new Image();
    image.src = path;
    image
      .decode()
      .then(() => isWanted && setJudged({ path, isDark: judgePixels(image) }))
      // A picture that cannot be read is shown as it is; its frame says that it is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [path]);
  return judged?.path === path ? judged.isDark : undefined;
}

function judgePixels(image: HTMLImageElement): boolean {
  const scale = sampleSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(image.naturalWidth * scale), 1);
  canvas.height = Math.max(Math.round(image.naturalHeight * scale), 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return areDarkCutOut(context.getImageData(0, 0, canvas.width, canvas.height).data);
}
