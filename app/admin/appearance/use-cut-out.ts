import { useEffect, useState } from 'react';
import { type CutOut, judgeCutOut, sampleSide } from '#media/logo-pixels.shared.ts';

/** Whether a logo is shown in one colour where it would be lost, as the server judges it. */
export function useCutOut(path: string): CutOut | undefined {
  const [judged, setJudged] = useState<{ path: string; cutOut: CutOut | undefined }>();
  useEffect(() => {
    if (path === '') return;
    let isWanted = true;
    const image = new Image();
    image.src = path;
    image
      .decode()
      .then(() => isWanted && setJudged({ path, cutOut: judgePixels(image) }))
      // A picture that cannot be read is shown as it is; its frame says that it is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [path]);
  return judged?.path === path ? judged.cutOut : undefined;
}

function judgePixels(image: HTMLImageElement): CutOut | undefined {
  const scale = sampleSide / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(image.naturalWidth * scale), 1);
  canvas.height = Math.max(Math.round(image.naturalHeight * scale), 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return judgeCutOut(context.getImageData(0, 0, canvas.width, canvas.height).data);
}
