import {
  type CatalogueChoice,
  facetNames,
  hrefOfChoice,
} from '#content/search/catalogue-parameters.shared.ts';
import type { Facets } from '#content/search/facets.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { CatalogueFilter } from './CatalogueFilter.tsx';
import { ChosenValues } from './ChosenValues.tsx';

const choice: CatalogueChoice = { query: '', narrowing: { origin: ['italy'] }, sort: undefined, page: 1 };
const countries = [
  'Brazil',
  'Greece',
  'India',
  'Iran',
  'Italy',
  'Namibia',
  'Pakistan',
  'Spain',
  'Turkey',
  'Vietnam',
];
const none = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets;
const facets: Facets = {
  ...none,
  origin: countries.map((label, index) => ({ value: label.toLowerCase(), label, count: 10 - index })),
};
const texts = {
  ...{ heading: 'Narrow', apply: 'Show', clear: 'Clear all', more: '{count} more', kind: 'Kind' },
  ...{ category: 'Collection', colour: 'Colour', origin: 'Origin', finish: 'Finish', thickness: 'Thickness' },
  ...{ application: 'Use', availability: 'Availability' },
};

export const examples: Examples = {
  'One facet of ten values': (
    <CatalogueFilter {...{ texts, facets, choice }} names={facetNames} told="10 results" />
  ),
  'What is chosen': (
    <ChosenValues
      {...{ facets, choice }}
      hrefOf={(chosen) => hrefOfChoice('/search/', chosen)}
      names={facetNames}
      clear={texts.clear}
    />
  ),
};
