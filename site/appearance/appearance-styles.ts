import { groundTokens } from './ground-tokens.shared.ts';
import { legibleOn } from './legibility.shared.ts';
import { derivePalette, type Palette } from './palette.shared.ts';
import { type CompanyColours, shippedColours } from './shipped-colours.shared.ts';

type Rule = { selector: string; tokens: [name: string, value: string][] };

/**
 * The custom properties in which a company's colours differ from the shipped ones (app/site/styles/tokens.css), as
 * the styles of a page; empty where none does. They have a layer of their own, right after the one they change.
 */
export function coloursToStyles(colours: CompanyColours): string {
  const shipped = rulesOf(derivePalette(shippedColours));
  const rules = rulesOf(derivePalette(colours)).flatMap(({ selector, tokens }) => {
    const known = new Map(shipped.find((rule) => rule.selector === selector)?.tokens);
    const changed = tokens.filter(([name, value]) => known.get(name) !== value);
    const body = changed.map(([name, value]) => `${name}:${value}`).join(';');
    return body === '' ? [] : [`${selector}{${body}}`];
  });
  return rules.length === 0 ? '' : `@layer appearance{${rules.join('')}}`;
}

/** In the order of the stylesheet: a back office in its light scheme is light even where the site is dark. */
function rulesOf(palette: Palette): Rule[] {
  const { day, deep, dark, isDark, plaster, plasterDeep, night } = palette;
  const scheme: [string, string] = ['color-scheme', isDark ? 'dark' : 'light'];
  const rules: Rule[] = [
    {
      selector: ':root',
      tokens: [
        ['--plaster', plaster],
        ['--plaster-deep', plasterDeep],
        ['--night', night],
      ],
    },
    { selector: ":root,[data-ground='day']", tokens: [...groundTokens(day), scheme] },
    { selector: "[data-ground='deep']", tokens: [...groundTokens(deep), scheme] },
    { selector: "[data-ground='night'],[data-mantine-color-scheme='dark']", tokens: groundTokens(dark) },
  ];
  return isDark ? [...rules, lightSchemeOf(palette)] : rules;
}

function lightSchemeOf({ day }: Palette): Rule {
  const accent = legibleOn(day.accent, [day.text]);
  const light = derivePalette({ accent, surface: day.text, ink: day.ground });
  return {
    selector: "[data-mantine-color-scheme='light']",
    tokens: [...groundTokens(light.day), ['color-scheme', 'light']],
  };
}
