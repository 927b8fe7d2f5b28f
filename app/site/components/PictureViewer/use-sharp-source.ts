import { useEffect, useRef, useState } from 'react';
import { type Picture, type PictureFormat, variantPath } from '#content/picture/picture.ts';
import { widthForPixels } from './zoom-view.ts';

type SharpSourceOptions = {
  /** The variant that the page shows already; empty where it has not been loaded. */
  loaded: string;
  /** The picture's width in device pixels; 0 until that is known. */
  pixels: number;
};

/** The picture's URL: the available variant first, a sharper one as soon as it is loaded and decoded. */
export function useSharpSource(picture: Picture, { loaded, pixels }: SharpSourceOptions): string {
  const [url, setUrl] = useState(loaded);
  const sharpest = useRef(0);
  useEffect(() => {
    const width = widthForPixels(picture, pixels);
    const rank = width === 'original' ? Number.POSITIVE_INFINITY : width;
    if (pixels === 0 || rank <= sharpest.current) return;
    const sharper =
      width === 'original' ? picture.path : variantPath(picture.path, { width, format: formatOf(loaded) });
    let isCurrent = true;
    const image = new Image();
    image.src = sharper;
    const show = () => {
      if (!isCurrent) return;
      sharpest.current = rank;
      setUrl(sharper);
    };
    // If it can't be loaded, the current variant stays.
    image.decode().then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [picture, pixels, loaded]);
  return url;
}

/** The format the browser chose for the page is one that it supports here, too. */
function formatOf(loaded: string): PictureFormat {
  return loaded.endsWith('.avif') ? 'avif' : 'webp';
}
