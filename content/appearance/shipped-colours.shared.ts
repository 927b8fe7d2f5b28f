/** The three colours that a company chooses, `#rrggbb`. */
export type CompanyColours = { accent: string; surface: string; ink: string };

/** What the tokens of app/site/styles/tokens.css are on one ground. */
export type GroundColours = {
  ground: string;
  groundSecond: string;
  text: string;
  textQuiet: string;
  accent: string;
  line: string;
  lineStrong: string;
  pictureGround: string;
  fill: string;
  fillText: string;
  error: string;
  success: string;
};

export const shippedColours: CompanyColours = { accent: '#80622f', surface: '#f5f2ec', ink: '#191714' };

/** As in app/site/styles/tokens.css, which a test compares. */
export const shippedGrounds = {
  day: {
    ground: '#f5f2ec',
    groundSecond: '#e9e4da',
    text: '#191714',
    textQuiet: '#5e574d',
    pictureGround: '#dcd6ca',
  },
  deep: { text: '#191714', accent: '#785b2a', pictureGround: '#d3ccbe' },
  dark: {
    ground: '#12110f',
    groundSecond: '#1d1b18',
    text: '#f2ede3',
    textQuiet: '#aaa295',
    accent: '#cbae7c',
    pictureGround: '#26231f',
  },
} as const;

/** What says that something failed or succeeded has its own colours, which no company chooses. */
export const signals = {
  light: { error: '#96281b', success: '#3c5a33' },
  dark: { error: '#f0a497', success: '#b4cda6' },
} as const;
