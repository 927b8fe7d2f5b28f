import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { CalendarBar } from './CalendarBar.tsx';

export const examples: Examples = {
  Month: <CalendarBar month="2026-12" thisMonth="2026-11" onMonth={nothing} />,
};
