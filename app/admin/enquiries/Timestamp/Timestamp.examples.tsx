import type { Examples } from '../../../catalogue/examples.ts';
import { Timestamp } from './Timestamp.tsx';

export const examples: Examples = {
  Plain: <Timestamp at="2026-03-01T09:30:00.000Z" />,
};
