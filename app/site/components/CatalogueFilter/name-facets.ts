import { availabilityMessages } from '#content/entities/product/availability-messages.shared.ts';
import { namesOfUses, rockMessages } from '#content/fit/fit-messages.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import type { Facets, FacetValue } from '#content/search/facets.ts';
import type { MessageKey } from '#messages/catalogue.ts';
import type { Translate } from '#messages/translate.ts';

const keys = {
  kind: {
    stone: 'search:kind.stone',
    article: 'search:kind.article',
    project: 'search:kind.project',
    landing: 'search:kind.landing',
    page: 'search:kind.page',
  },
  colour: {
    white: 'match:family.white',
    cream: 'match:family.cream',
    beige: 'match:family.beige',
    gold: 'match:family.gold',
    brown: 'match:family.brown',
    red: 'match:family.red',
    green: 'match:family.green',
    blue: 'match:family.blue',
    grey: 'match:family.grey',
    black: 'match:family.black',
    multi: 'match:family.multi',
  },
  rock_class: rockMessages,
  use: namesOfUses,
  availability: availabilityMessages,
} as const satisfies Record<string, Record<string, MessageKey>>;

/** The facets whose values the site itself names, in its words; the others are the words of the records. */
export function nameFacets(t: Translate<MessageKey>, facets: Facets): Facets {
  const name = (facet: keyof typeof keys) =>
    facets[facet].map((each: FacetValue) => {
      const key = ownValue<MessageKey>(keys[facet], facet === 'availability' ? each.label : each.value);
      return key ? { ...each, label: t(key) } : each;
    });
  return {
    ...{ ...facets, kind: name('kind'), rock_class: name('rock_class'), use: name('use') },
    ...{ colour: name('colour'), availability: name('availability') },
  };
}
