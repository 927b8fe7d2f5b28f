import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemHindi } from '@orama/stemmers/indian';
import { stemmer as stemItalian } from '@orama/stemmers/italian';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldWord, keepResults } from './words.ts';

/** What is to be known of a language to search in it. */
export type WordsOfLanguage = {
  /** What singular and plural share: `quarri` of `quarries`. */
  stemOf: (word: string) => string;
  /** Words that no stone is told by, as they are compared; left out where others remain. */
  fillers: ReadonlySet<string>;
};

type Known = { stem: (word: string) => string; fillers: string };

/** By the language, whatever the region; words of any other are found as they are. */
const known = new Map<string, Known>([
  [
    'en',
    {
      stem: stemEnglish,
      fillers:
        'a an and at by for from i in is looking my need of on or our some that the this to want we with',
    },
  ],
  [
    'de',
    {
      stem: stemGerman,
      fillers:
        'am an auf aus bei brauche das dem den der des die ein eine einen einer fur fuer ich im in ist mein mit oder suche uber und uns unser von was wir zu zum zur',
    },
  ],
  [
    'fr',
    {
      stem: stemFrench,
      fillers:
        'a au aux avec ce cette cherche d dans de des du en est et il je l la le les mon ma nous notre ou par pour sur un une',
    },
  ],
  [
    'it',
    {
      stem: stemItalian,
      fillers:
        'a ad al alla cerco che con d da dal dalla dei del della delle di e ed gli i il in la le lo l mio nel nella o per su un una uno',
    },
  ],
  [
    'es',
    {
      stem: stemSpanish,
      fillers:
        'a al busco con de del e el en es la las lo los mi necesito nuestro o para por que se sobre su un una y',
    },
  ],
  [
    'pt',
    {
      stem: stemPortuguese,
      fillers:
        'a ao as com da das de do dos e em na nas no nos o os ou para por preciso procuro que se sobre um uma',
    },
  ],
  ['ar', { stem: stemArabic, fillers: 'من في على الى إلى عن مع او أو و هذا هذه' }],
  ['hi', { stem: stemHindi, fillers: 'का की के को से में पर और या एक है लिए' }],
  ['zh', { stem: (word) => word, fillers: '的 和 与 在 是 用 于 我 我们' }],
]);

/** What endings can be told of: numbers stay as they are. */
const stemmable = /^[\p{L}\p{M}]{3,}$/u;

/** @param language a BCP 47 tag */
export const wordsOfLanguage = keepResults((language): WordsOfLanguage => {
  const { stem, fillers = '' } = known.get(new Intl.Locale(language).language) ?? {};
  return {
    stemOf: keepResults((word) => (stem && stemmable.test(word) ? stem(word) : word)),
    fillers: new Set(fillers.split(' ').map(foldWord)),
  };
});
