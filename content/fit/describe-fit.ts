import type { MessageKey } from '#messages/catalogue.ts';
import { listTexts } from '#messages/list-texts.shared.ts';
import type { Translate } from '#messages/translate.ts';
import { exactFormatIn } from '../facts/show-fact.shared.ts';
import { type Units, unitIn } from '../facts/units.shared.ts';
import { formatDay } from '../kit/zoned-days.shared.ts';
import { classRuleMessages, namesOfUses, propertyMessages } from './fit-messages.shared.ts';
import { type Fit, oldestDay, type Reason, type Verdict } from './fit-of.ts';
import { classRules, maxAgeYears, typicalSource, valueRules } from './fit-rules.ts';
import { factsOf, type Property, type RockClass, type StoneTest } from './properties.ts';

export type FitWords = { t: Translate<MessageKey>; language: string; units: Units };

/** Why, and the number of the source that it can be read in; 0 where no rule says it. */
type ShownReason = { text: string; source: number };
export type ShownVerdict = { use: string; verdict: Verdict; said: string; reasons: ShownReason[] };
export type ShownTest = {
  property: string;
  value: string;
  method: string;
  date: string;
  laboratory: string;
  /** What is to be known of it: its finish, that it is typical, or old. */
  note: string;
};

/** Verdicts in words, with each source once. */
export function describeFits(
  fits: readonly Fit[],
  words: FitWords,
): { verdicts: ShownVerdict[]; sources: string[] } {
  const { t } = words;
  const cited = fits.flatMap(({ reasons }) => reasons.map(({ source }) => source));
  const sources = [...new Set(cited)].filter((source) => source !== typicalSource);
  const verdicts = fits.map(({ use, verdict, reasons }) => ({
    ...{ use: t(namesOfUses[use]), verdict, said: t(`fit:verdict.${verdict}`) },
    reasons:
      reasons.length === 0
        ? [{ text: t('fit:noRule'), source: 0 }]
        : reasons.map((reason) => ({
            text: describeReason(reason, words),
            source: sources.indexOf(reason.source) + 1,
          })),
  }));
  return { verdicts, sources };
}

function describeReason(reason: Reason, words: FitWords): string {
  const { t, language } = words;
  const { rule, value, limit, method } = reason;
  const ofClass = classRules.find((each) => each.rule === rule);
  if (ofClass) return t(classRuleMessages[ofClass.rule], { rock: t(`fit:rock.${value as RockClass}`) });
  const name = reason.property as Property;
  const property = t(propertyMessages[name]);
  if (rule === 'typical-value') return t('fit:rule.typicalValue', { property });
  if (rule === 'test-age' && value === null) return t('fit:rule.testUndated', { property });
  if (rule === 'test-age')
    return t('fit:rule.testAge', {
      ...{ property, date: formatDay(String(value), language), years: maxAgeYears },
    });
  const isLeast = factsOf(name).worse === 'less';
  const told = { property, limit: measure(limit ?? 0, name, words), method };
  if (value === null) return t(isLeast ? 'fit:missing.least' : 'fit:missing.most', told);
  const isStrict = valueRules.some((each) => each.rule === rule && each.isStrict);
  const key = isStrict ? 'fit:reason.more' : isLeast ? 'fit:reason.least' : 'fit:reason.most';
  return t(key, { ...told, value: measure(Number(value), name, words) });
}

export function describeTest(test: StoneTest, words: FitWords, now: Date): ShownTest {
  const { property, value, deviation, method, testedOn, laboratory, typical, finish } = test;
  const { t, language } = words;
  const isOld = testedOn !== '' && testedOn < oldestDay(now);
  return {
    ...{
      property: t(propertyMessages[property]),
      value: measure(value, property, words, deviation),
      method,
      laboratory,
    },
    date: testedOn === '' ? t('fit:undated') : formatDay(testedOn, language),
    note: listTexts(
      [finish, typical ? t('fit:typical') : '', isOld ? t('fit:old', { years: maxAgeYears }) : ''].filter(
        Boolean,
      ),
    ),
  };
}

/** `14.2 ± 0.5 MPa`: the unit of the property, and how far single results lie from the value. */
export function measure(value: number, property: Property, words: FitWords, deviation = 0): string {
  const { t, language, units } = words;
  const { unit } = factsOf(property);
  if (unit === 'cycles') return t('fit:cycles', { count: value });
  const { symbol, factor } = unitIn(unit, units);
  const numbers = (deviation === 0 ? [value] : [value, deviation]).map((each) =>
    writeNumber(factor === 1 ? each : Number((each * factor).toPrecision(4)), language),
  );
  return numbers.join(' ± ') + (symbol === '°' ? '°' : `\u00a0${symbol}`);
}

function writeNumber(number: number, language: string): string {
  const [, decimals = ''] = String(number).split('.');
  return exactFormatIn(language, decimals.length).format(number);
}
