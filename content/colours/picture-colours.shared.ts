/** One colour of a picture, `#rrggbb`, and the part of the picture that it has, in hundredths. */
export type Swatch = { hex: string; share: number };

/** What is told of a picture's colours. Whole numbers, so that they read alike wherever they were kept. */
export type PictureColours = {
  /** The largest first, up to five; fewer where the picture has no more. */
  palette: Swatch[];
  /** 0 is black, 100 white. */
  lightness: number;
  /** 0 is one even ground; 100 veins and clasts everywhere. */
  veinDensity: number;
  /** Degrees from 0 to 179: 0 lies, 90 stands, 45 rises to the right. */
  veinDirection: number;
  /** How much the veins keep to that direction: 0 any way, 100 all alike. */
  veinStrength: number;
};
