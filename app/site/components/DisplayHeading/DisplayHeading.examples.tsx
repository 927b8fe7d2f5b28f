import type { Examples } from '../../../catalogue/examples.ts';
import { DisplayHeading } from './DisplayHeading.tsx';

export const examples: Examples = {
  Display: <DisplayHeading size="display">White marble</DisplayHeading>,
  Large: <DisplayHeading size="large">White marble</DisplayHeading>,
  Medium: <DisplayHeading size="medium">White marble</DisplayHeading>,
  Small: <DisplayHeading size="small">White marble</DisplayHeading>,
};
