import { place } from './relations.shared.ts';
import { type CompanyColours, shippedColours } from './shipped-colours.shared.ts';

/** A slab that leans on a wall, in the company's colours: what a frame without its picture shows. */
export function drawPlaceholder({ surface, ink }: CompanyColours): string {
  const shipped = [shippedColours.surface, shippedColours.ink] as const;
  const tone = (colour: string) => place(colour, shipped, [surface, ink]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">
  <path fill="${tone('#e3ddd1')}" d="M0 0h1600v1000H0z"/>
  <path fill="${tone('#d9d2c4')}" d="M0 790h1600v210H0z"/>
  <path fill="${tone('#efebe3')}" d="m520 770 44-520h510l-20 520z"/>
  <path fill="${tone('#cfc7b7')}" d="m1054 770 20-520 16 8-18 512z"/>
  <path fill="none" stroke="${tone('#beb4a2')}" stroke-width="2" d="m520 770 44-520h510l-20 520zM1074 250l16 8-18 512h-18M470 770h690v22H470z"/>
  <path fill="none" stroke="${tone('#d8d0c1')}" stroke-width="2" d="M556 350c120 22 176 96 300 92s120 78 206 60M536 590c96-30 190 8 276 60s160 10 248 30"/>
</svg>
`;
}
