import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import type { Units } from '../facts/units.shared.ts';
import {
  type ClassFactName,
  type ClassFacts,
  classFactNames,
  classFacts,
  type Specification,
} from './class-facts.ts';
import { type FitWords, measure } from './describe-fit.ts';
import { propertyMessages } from './fit-messages.shared.ts';
import { factsOf, type RockClass } from './properties.ts';

type OwnFact = { fact: ClassFactName; text: string };
type Stone = { rockClass: RockClass | ''; ownFacts: readonly OwnFact[] };

type ClassFact = {
  fact: ClassFactName;
  label: string;
  text: string;
  /** Where it can be read; empty for what the company says itself. */
  source: string;
  /** The word for it where the value is of the class as a whole, else empty. */
  typical: string;
};
export type ShownClassFacts = { heading: string; facts: ClassFact[]; note: string };

type Parts = {
  readWording: () => Promise<Translate<MessageKey>>;
  readLanguage: () => Promise<string>;
  /** The company's customs lines by class of rock; empty where it knows none. */
  readCustoms: () => Promise<Readonly<Record<RockClass, string>>>;
};

export type ClassFactService = ReturnType<typeof createClassFactService>;

/** What follows from the class of a stone's rock, as visitors read it (docs/decisions/0090-class-facts.md). */
export function createClassFactService({ readWording, readLanguage, readCustoms }: Parts) {
  return {
    /** Undefined where nothing is known of it. */
    async describe(stone: Stone, { units }: { units: Units }): Promise<ShownClassFacts | undefined> {
      const [t, language, customs] = await Promise.all([readWording(), readLanguage(), readCustoms()]);
      const known = stone.rockClass && knownOf(stone.rockClass, customs[stone.rockClass]);
      const facts = classFactNames.flatMap((fact) => {
        const own = stone.ownFacts.find((each) => each.fact === fact)?.text;
        return describeFact({ fact, own, known: known || undefined }, { t, language, units }) ?? [];
      });
      if (facts.length === 0) return undefined;
      const rock = stone.rockClass && t(`fit:rock.${stone.rockClass}`);
      return { heading: [t('rock:heading'), rock].filter(Boolean).join(': '), facts, note: t('rock:note') };
    },
  };
}

/** With the customs line that the company says. */
function knownOf(rockClass: RockClass, line: string): ClassFacts {
  const { customs, ...known } = classFacts[rockClass];
  if (line === '') return known;
  return { ...known, customs: { value: line, source: line === customs?.value ? customs.source : '' } };
}

type Asked = { fact: ClassFactName; own: string | undefined; known: ClassFacts | undefined };

function describeFact({ fact, own, known }: Asked, words: FitWords): ClassFact | undefined {
  const { t } = words;
  const text = own ?? (known && describeKnown(known, fact, words));
  // Every stone that is sold abroad has a customs line, known or not.
  const isBrokers = fact === 'customs' && (text !== undefined || known !== undefined);
  const told = isBrokers ? [text, t('rock:broker')].filter(Boolean).join('. ') : text;
  if (told === undefined) return undefined;
  return {
    ...{ fact, label: t(`rock:fact.${fact}`), text: told },
    source: own === undefined ? (known?.[fact]?.source ?? '') : '',
    typical: own === undefined && fact === 'silica' ? t('fit:typical') : '',
  };
}

function describeKnown(known: ClassFacts, fact: ClassFactName, words: FitWords): string | undefined {
  const { t } = words;
  switch (fact) {
    case 'customs':
      return known.customs && t('rock:customs', { code: known.customs.value });
    case 'astm':
      return known.astm && describeMinima(known.astm.value, words);
    case 'acid':
      return known.acid && t(`rock:acid.${known.acid.value}`);
    case 'silica':
      return known.silica && t('rock:silica', { range: [...new Set(known.silica.value)].join('–') });
    case 'adhesive':
      return t(`rock:adhesive.${known.adhesive.value}`);
    case 'care':
      return known.care && t(`rock:care.${known.care.value}`);
  }
}

/** `ASTM C615: Water absorption ≤ 0.4 %, Density ≥ 2,560 kg/m³` */
function describeMinima({ specification, minima }: Specification, words: FitWords): string {
  const told = minima.map(({ property, limit }) => {
    const sign = factsOf(property).worse === 'less' ? '≥' : '≤';
    return `${words.t(propertyMessages[property])} ${sign} ${measure(limit, property, words)}`;
  });
  return told.length > 0 ? `${specification}: ${listTexts(told)}` : specification;
}
