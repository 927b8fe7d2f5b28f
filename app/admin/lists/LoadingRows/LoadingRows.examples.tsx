import type { Examples } from '../../../catalogue/examples.ts';
import { LoadingRows } from './LoadingRows.tsx';

export const examples: Examples = {
  Loaded: <LoadingRows isLoading={false}>Rows</LoadingRows>,
  'While newer rows load': <LoadingRows isLoading>Rows</LoadingRows>,
};
