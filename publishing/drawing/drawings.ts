import { createPictureProcess } from '#media/pictures/picture-process.ts';
import type { DrawingTasks } from './drawing-tasks.ts';

/** One for everything that this process serves. */
const drawingProcess = createPictureProcess<DrawingTasks>(new URL('./drawing-worker.ts', import.meta.url));

/** What is drawn for pages, each call in the process of drawings (docs/decisions/0005-pictures-are-made-when-asked-for.md). */
export const drawings: DrawingTasks = {
  drawIcon: (...values) => drawingProcess.run('drawIcon', ...values),
  drawLogo: (...values) => drawingProcess.run('drawLogo', ...values),
  drawLinkPreview: (...values) => drawingProcess.run('drawLinkPreview', ...values),
  drawRoomStill: (...values) => drawingProcess.run('drawRoomStill', ...values),
  findCutOut: (...values) => drawingProcess.run('findCutOut', ...values),
};
