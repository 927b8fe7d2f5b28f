import type { DataSheet } from '#publishing/sheets/data-sheet.ts';

/** What stands on a data sheet that has next to nothing to tell. */
export const sampleSheet: DataSheet = {
  ...{
    title: 'Data sheet',
    language: 'en-GB',
    typeface: 'inscription',
    company: { name: 'Aravane', lines: [] },
  },
  stone: { name: 'Onyx', description: 'Lit from behind it glows.' },
  facts: [],
  technical: { heading: '', metricLabel: '', imperialLabel: '', lines: [], note: '' },
  tables: [],
  ...{ care: { heading: '', text: '' }, certificates: { heading: '', lines: [] } },
  changed: { label: 'Changed', value: '2026-11-23' },
  code: { url: 'https://aravane.example/onyx/', text: 'Scan' },
  picture: undefined,
};
