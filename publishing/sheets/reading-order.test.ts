import { beforeAll, describe, expect, test } from 'vitest';
import { readDrawnLines, readSpokenTexts } from '#tests/support/drawn-letters.ts';
import { sampleSheet } from '#tests/support/sample-sheet.ts';
import { drawDataSheet } from './draw-data-sheet.ts';

const arabic = 'رخام Carrara كرارا, 20';
const hebrew = 'רצפה Onyx, 20 מטר (מלוטש)';
const mixed = 'Italy, كرارا 2,710 (שיש) honed';

describe('on a data sheet, letters stand where a reader looks for them', () => {
  let sheet: Buffer;
  let lines: string[];

  beforeAll(async () => {
    sheet = await drawDataSheet({
      ...sampleSheet,
      stone: { name: 'רצפה', description: arabic },
      facts: [
        { label: 'Origin', value: hebrew },
        { label: 'Use', value: mixed },
      ],
    });
    lines = await readDrawnLines(sheet);
  });

  test('a name in Hebrew runs from right to left', () => {
    expect(lines).toContain(backwards('רצפה'));
  });

  test('an Arabic text has its first word on the right, Latin words and numbers from left to right', () => {
    expect(lines).toContain(`20 ,${backwards('كرارا')} Carrara ${backwards('رخام')}`);
  });

  test('a value beside its label begins on the left, and what it has of another direction is turned by itself', () => {
    expect(lines).toContain(
      `Origin ${backwards('רצפה')} Onyx, 20 (${backwards('מלוטש')}) ${backwards('מטר')}`,
    );
    expect(lines).toContain(`Use Italy, (${backwards('שיש')}) 2,710 ${backwards('كرارا')} honed`);
  });

  test('is read out, and copied, in the order in which it was written', () => {
    expect(readSpokenTexts(sheet)).toEqual(expect.arrayContaining(['רצפה', arabic, hebrew, mixed]));
  });
});

test('an Arabic data sheet is laid out from the right: labels before their values, the company opposite the title', async () => {
  const lines = await readDrawnLines(
    await drawDataSheet({
      ...sampleSheet,
      ...{ language: 'ar', title: 'Sheet' },
      facts: [{ label: 'كرارا', value: 'Italy' }],
      technical: {
        ...{ heading: 'Values', metricLabel: 'metric', imperialLabel: 'imperial', note: '' },
        lines: [{ label: 'رخام', metric: '2.71 g/cm³', imperial: '169 lb/ft³', note: '' }],
      },
    }),
  );
  expect(lines).toContain(`Italy${backwards('كرارا')}`);
  expect(lines).toContain(` 169 lb/ft³2.71 g/cm³${backwards('رخام')}`);
  expect(lines).toContain(' imperialmetric ');
});

function backwards(word: string): string {
  return [...word].reverse().join('');
}
