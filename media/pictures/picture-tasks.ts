import { cleanPicture } from './clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { inspectPicture, measurePicture, renderMaster, renderVariant } from './picture-codec.ts';
import { renderPrint } from './render-print.ts';

/** What decodes, cleans and resizes pictures. It runs in the process of pictures alone (`pictures.ts`). */
export const pictureTasks = {
  ...{ cleanPicture, cleanSvg, inspectPicture, measurePicture, renderMaster, renderVariant, renderPrint },
};

export type PictureTasks = typeof pictureTasks;
