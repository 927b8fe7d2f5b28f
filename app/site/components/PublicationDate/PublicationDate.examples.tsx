import type { Examples } from '../../../catalogue/examples.ts';
import { PublicationDate } from './PublicationDate.tsx';

export const examples: Examples = {
  Plain: <PublicationDate date="2026-03-01T00:00:00.000Z" />,
};
