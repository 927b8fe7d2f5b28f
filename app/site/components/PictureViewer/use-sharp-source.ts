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
  const [address, setAddress] = useState(loaded);
  const sharpest = useRef(0);
  useEffect(() => {
    const width = widthForPixels(picture, pixels);
    const rank = width === 'original' ? Number.POSITIVE_INFINITY : width;
    if (pixels === 0 || rank <= sharpest.current) return;
    const wanted =
      width === 'original' ? picture.path : variantPath(picture.path, { width, format: formatOf(loaded) });
    let isWanted = true;
    const image = new Image();
    image.src = wanted;
    const show = () => {
      if (!isWanted) return;
      sharpest.current = rank;
      setAddress(wanted);
    };
    // If it can't be loaded, the current variant stays.
    image.decode().then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [picture, pixels, loaded]);
  return address;
}

/** The format the browser chose for the page is one that it supports here, too. */
function formatOf(loaded: string): PictureFormat {
  return loaded.endsWith('.avif') ? 'avif' : 'webp';
}
