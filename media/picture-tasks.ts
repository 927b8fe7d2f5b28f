import { cleanPicture } from './clean-picture.ts';
import { cleanSvg } from './clean-svg.ts';
import { drawIcon } from './draw-icon.ts';
import { drawLinkPreview } from './draw-link-preview.ts';
import { drawLogo } from './draw-logo.ts';
import { drawRoomStill } from './draw-room-still.ts';
import { findCutOut } from './logo-pixels.ts';
import { inspectPicture, measurePicture, renderMaster, renderVariant } from './picture-codec.ts';
import { renderPrint } from './render-print.ts';

/** Everything that decodes or draws pictures. It runs in the process of pictures alone (`pictures.ts`). */
export const pictureTasks = {
  ...{ cleanPicture, cleanSvg, inspectPicture, measurePicture, renderMaster, renderVariant, renderPrint },
  ...{ drawIcon, drawLinkPreview, drawLogo, drawRoomStill, findCutOut },
};

export type PictureTasks = typeof pictureTasks;
