import { shadesOf } from '#content/colours/colour-words.shared.ts';
import type { Swatch } from '#content/colours/picture-colours.shared.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import type { Services } from '#server/services/services.ts';

export type ShownColours = { stripes: string; words: string };

export async function showColours(
  { wording, readLanguage }: Pick<Services, 'wording' | 'readLanguage'>,
  palette: readonly Swatch[],
): Promise<ShownColours> {
  const [t, language] = await Promise.all([wording.read(), readLanguage()]);
  return { stripes: stripesOf(palette), words: describePalette(palette, { t, language }) };
}

/** A palette in words, the largest first: 'White, light grey'. */
export function describePalette(
  palette: readonly Swatch[],
  { t, language }: { t: Translate<MessageKey>; language: string },
): string {
  const text = listTexts(shadesOf(palette).map((shade) => t(`match:shade.${shade}`)));
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A strip as one background, each colour as wide as its part of the picture; a gradient has two at least. */
function stripesOf(palette: readonly Swatch[]): string {
  let end = 0;
  const stripes = palette.map(({ hex, share }) => {
    const start = end;
    end += share;
    return `${hex} ${start}% ${end}%`;
  });
  const stops = stripes.length === 1 ? [...stripes, ...stripes] : stripes;
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
