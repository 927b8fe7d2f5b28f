import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { NetworkLinks } from './NetworkLinks.tsx';

export const examples: Examples = { Plain: <NetworkLinks networks={company.social} /> };
