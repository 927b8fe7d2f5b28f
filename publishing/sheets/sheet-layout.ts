import type { Face } from './font-files.ts';

/** Points, 72 to the inch: A4. */
export const paper = { width: 595.28, height: 841.89, margin: 48, top: 86, bottom: 745 };
export const textWidth = paper.width - 2 * paper.margin;
export const columnGap = 24;

export const inks = { text: '#1c1a17', quiet: '#5c564d', line: '#c9c3b8' };

export type TextStyle = { face: Face; size: number; colour: string; gap: number };
export const styles = {
  name: { face: 'display', size: 30, colour: inks.text, gap: 0 },
  brand: { face: 'display', size: 14, colour: inks.text, gap: 0 },
  heading: { face: 'display', size: 14, colour: inks.text, gap: 0 },
  lead: { face: 'text', size: 10.5, colour: inks.text, gap: 3 },
  text: { face: 'text', size: 9, colour: inks.text, gap: 2.4 },
  strong: { face: 'strong', size: 9, colour: inks.text, gap: 2.4 },
  label: { face: 'text', size: 7.5, colour: inks.quiet, gap: 1.6 },
} as const satisfies Record<string, TextStyle>;

export type Place = { x: number; y: number; width: number };
/** A part of the sheet that stands on one page: how high it is, and how it is drawn from a height on. */
export type Block = { height: number; draw: (y: number) => void };
