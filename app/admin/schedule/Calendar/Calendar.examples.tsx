import { nothing, samplePlanned } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { Calendar } from './Calendar.tsx';

const shared = { now: Date.parse('2026-12-03T10:00:00Z'), onMonth: nothing };
const schedule = { timeZone: 'Asia/Kolkata', entries: [samplePlanned] };

export const examples: Examples = {
  'With something in it': <Calendar {...shared} schedule={schedule} month="2026-12" />,
  'Nothing this month': <Calendar {...shared} schedule={schedule} month="2026-11" />,
  Empty: <Calendar {...shared} schedule={{ ...schedule, entries: [] }} month={undefined} />,
};
