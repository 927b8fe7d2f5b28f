import type { Examples } from '../../../catalogue/examples.ts';
import { company } from '../../../catalogue/samples.ts';
import { YardMap } from './YardMap.tsx';

export const examples: Examples = {
  Known: <YardMap company={company} texts={{ townWest: '', townEast: 'Jaipur', button: 'Get Directions' }} />,
};
