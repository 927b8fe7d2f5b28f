import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Picture } from '#content/picture/picture.ts';
import { hasTiles } from '#content/picture/tiles.ts';
import type { Drawn } from './create-zoom.ts';
import { createTileLayer, type TileLayer, widestSize } from './tile-layer.ts';

type Tiles = {
  /** For the canvas that they are drawn on; undefined where the picture has none, or they cannot be had. */
  canvasRef: RefObject<HTMLCanvasElement | null> | undefined;
  /** The width in pixels of the screen from which they make the picture sharp, instead of its original. */
  sharpFrom: number;
  draw: (drawn: Drawn) => void;
};

/** The tiles of a large picture, over its largest size. */
export function useTiles(picture: Picture): Tiles {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const layerRef = useRef<TileLayer>(undefined);
  const [areHad, setHad] = useState(hasTiles(picture));
  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !areHad) return;
    const layer = createTileLayer(canvas, picture, () => setHad(false));
    layerRef.current = layer;
    return () => {
      layerRef.current = undefined;
      layer.end();
    };
  }, [picture, areHad]);
  return {
    canvasRef: areHad ? canvasRef : undefined,
    sharpFrom: areHad ? widestSize : Number.POSITIVE_INFINITY,
    draw: (drawn) => layerRef.current?.draw(drawn),
  };
}
