import type { Typeface } from '#content/appearance/typefaces.shared.ts';

type Line = { label: string; value: string };

/** One technical value in both systems of units; `note` is what stands behind it in brackets. */
export type TechnicalLine = { label: string; metric: string; imperial: string; note: string };

/** Rows of texts, each named by its first; `shares` are the columns' of the width, `note` stands below. */
export type SheetTable = {
  heading: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  shares: readonly number[];
  note: string;
};

/**
 * Everything that stands on a data sheet, as text: two that are the same in this are the same sheet
 * (specification/facts.md, "Data sheet").
 */
export type DataSheet = {
  title: string;
  /** BCP 47. */
  language: string;
  typeface: Typeface;
  company: { name: string; lines: string[] };
  stone: { name: string; description: string };
  facts: Line[];
  technical: {
    heading: string;
    metricLabel: string;
    imperialLabel: string;
    lines: TechnicalLine[];
    note: string;
  };
  /** Where it may go, and its tests. */
  tables: SheetTable[];
  care: { heading: string; text: string };
  certificates: { heading: string; lines: string[] };
  /** A day, YYYY-MM-DD. */
  changed: Line;
  code: { url: string; text: string };
  /** The path of the slab's picture, with what tells a replaced one apart; undefined where the stone has none. */
  picture: { path: string; version: string; alt: string; focalX: number; focalY: number } | undefined;
};
