import { createPictureProcess } from './picture-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

/** One for everything that this process serves. */
const pictureProcess = createPictureProcess<PictureTasks>(new URL('./picture-worker.ts', import.meta.url));

/** Image work, each call in the picture process (docs/decisions/0005-pictures-are-made-when-asked-for.md). */
export const pictures: PictureTasks = {
  cleanPicture: (...values) => pictureProcess.run('cleanPicture', ...values),
  cleanSvg: (...values) => pictureProcess.run('cleanSvg', ...values),
  inspectPicture: (...values) => pictureProcess.run('inspectPicture', ...values),
  measurePicture: (...values) => pictureProcess.run('measurePicture', ...values),
  renderMaster: (...values) => pictureProcess.run('renderMaster', ...values),
  renderVariant: (...values) => pictureProcess.run('renderVariant', ...values),
  renderTiles: (...values) => pictureProcess.run('renderTiles', ...values),
  renderPrint: (...values) => pictureProcess.run('renderPrint', ...values),
};
