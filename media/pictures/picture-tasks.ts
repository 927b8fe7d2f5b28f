import { cleanPicture } from './clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { inspectPicture, measurePicture, renderMaster, renderVariant } from './picture-codec.ts';
import { renderTiles } from './picture-tiles.ts';
import { renderPrint } from './render-print.ts';

/** What decodes, cleans and resizes pictures. It runs in the process of pictures alone (`pictures.ts`). */
export const pictureTasks = {
  ...{ cleanPicture, cleanSvg, inspectPicture, measurePicture },
  ...{ renderMaster, renderVariant, renderTiles, renderPrint },
};

export type PictureTasks = typeof pictureTasks;
