/** The package brings no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
