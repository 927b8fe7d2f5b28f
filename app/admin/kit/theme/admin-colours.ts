import type { MantineColorsTuple } from '@mantine/core';
import { derivePalette } from '#content/appearance/palette.shared.ts';
import { place } from '#content/appearance/relations.shared.ts';
import { type CompanyColours, shippedColours } from '#content/appearance/shipped-colours.shared.ts';

/*
 * The shipped palette as Mantine understands it. In every tuple shade 7 fills on plaster and shade 2 fills
 * in the night, so that one pair of shades serves all colours; both take the ground's colour as their text.
 */
const inks: MantineColorsTuple = [
  '#faf8f4',
  '#f5f2ec',
  '#f2ede3',
  '#d8d1c4',
  '#b3aa9b',
  '#8a8073',
  '#5e574d',
  '#191714',
  '#2c2924',
  '#0e0d0c',
];
const brass: MantineColorsTuple = [
  '#faf6ee',
  '#f1e8d6',
  '#cbae7c',
  '#bd9c63',
  '#ab8a50',
  '#977743',
  '#8a6c38',
  '#80622f',
  '#6b5126',
  '#4d3a1a',
];
const red: MantineColorsTuple = [
  '#fbefec',
  '#f6d9d3',
  '#f0a497',
  '#e38474',
  '#cf6353',
  '#b94636',
  '#a63426',
  '#96281b',
  '#7c1f14',
  '#57150d',
];
const green: MantineColorsTuple = [
  '#f0f5ed',
  '#dce8d6',
  '#b4cda6',
  '#97b786',
  '#7a9d69',
  '#618452',
  '#4c6d41',
  '#3c5a33',
  '#304929',
  '#20331b',
];
const gray: MantineColorsTuple = [
  '#efeae1',
  '#e9e4da',
  '#dfd8cb',
  '#d5cdbf',
  '#857d71',
  '#6f685d',
  '#5e574d',
  '#45403a',
  '#2c2924',
  '#191714',
];
const dark: MantineColorsTuple = [
  '#f2ede3',
  '#d6cfc2',
  '#aaa295',
  '#8f877b',
  '#3a362f',
  '#2b2823',
  '#1d1b18',
  '#12110f',
  '#0d0c0b',
  '#080807',
];

/** The component library's colours from a company's; its light scheme is light even where the site is dark. */
export function adminColours({ accent, surface, ink }: CompanyColours) {
  const { isDark, dark: night } = derivePalette({ accent, surface, ink });
  const [light, deep] = isDark ? [ink, surface] : [surface, ink];
  const shipped = [shippedColours.surface, shippedColours.ink] as const;
  const tone = (colour: string) => place(colour, shipped, [light, deep]);
  const shade = (colour: string) =>
    place(colour, [shippedColours.surface, shippedColours.accent], [light, accent]);
  const atNight = (colour: string) => place(colour, ['#12110f', '#f2ede3'], [night.ground, night.text]);
  return {
    colors: {
      ...{ red, green, ink: map(inks, tone), gray: map(gray, tone), dark: map(dark, atNight) },
      brass: map(brass, shade),
    },
    white: tone('#fbf9f5'),
    black: deep,
  };
}

function map(tuple: MantineColorsTuple, change: (colour: string) => string): MantineColorsTuple {
  return tuple.map(change) as unknown as MantineColorsTuple;
}
