import { createPictureProcess } from './picture-process.ts';
import type { PictureTasks } from './picture-tasks.ts';

/** One for everything that this process serves. */
const pictureProcess = createPictureProcess();

/** What decodes and draws pictures, each in the process of pictures (docs/decisions/0040-picture-process.md). */
export const pictures: PictureTasks = {
  cleanPicture: (...values) => pictureProcess.run('cleanPicture', ...values),
  cleanSvg: (...values) => pictureProcess.run('cleanSvg', ...values),
  inspectPicture: (...values) => pictureProcess.run('inspectPicture', ...values),
  measurePicture: (...values) => pictureProcess.run('measurePicture', ...values),
  renderMaster: (...values) => pictureProcess.run('renderMaster', ...values),
  renderVariant: (...values) => pictureProcess.run('renderVariant', ...values),
  renderPrint: (...values) => pictureProcess.run('renderPrint', ...values),
  drawIcon: (...values) => pictureProcess.run('drawIcon', ...values),
  drawLogo: (...values) => pictureProcess.run('drawLogo', ...values),
  drawLinkPreview: (...values) => pictureProcess.run('drawLinkPreview', ...values),
  drawRoomStill: (...values) => pictureProcess.run('drawRoomStill', ...values),
  findCutOut: (...values) => pictureProcess.run('findCutOut', ...values),
};
