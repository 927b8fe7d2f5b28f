import type { Examples } from '../../../catalogue/examples.ts';
import { Dropzone } from './Dropzone.tsx';

export const examples: Examples = {
  Idle: <Dropzone label="Choose a picture" accepts="image" onFiles={() => undefined} />,
};
