import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { MediaFrame } from './MediaFrame.tsx';

export const examples: Examples = {
  Cropped: <MediaFrame path={picture.path} alt={picture.alt} width={480} />,
  Whole: <MediaFrame path={picture.path} alt={picture.alt} width={480} isWhole />,
  Missing: <MediaFrame path="/uploads/none.webp" alt="" width={480} />,
};
