import { useEffect, useRef, useState } from 'react';
import { type Picture, type PictureFormat, variantPath } from '#content/picture/picture.ts';
import { widthForPixels } from './zoom-view.ts';

type SharpSourceOptions = {
  /** What the page shows of it already; empty where it has not been fetched. */
  loaded: string;
  /** How many pixels of the screen the picture is wide; 0 until that is known. */
  pixels: number;
};

/** The picture's address: what is there at once, and a sharper one as soon as it is fetched and decoded. */
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
    // Where it can't be fetched, what shows goes on showing.
    image.decode().then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [picture, pixels, loaded]);
  return address;
}

/** What the browser has chosen for the page it can show here, too. */
function formatOf(loaded: string): PictureFormat {
  return loaded.endsWith('.avif') ? 'avif' : 'webp';
}
