import { memoize } from '#messages/memoize.shared.ts';
import { readFactNotes } from '../facts/fact-notes.shared.ts';
import { readFactValue, splitNotes } from '../facts/fact-value.shared.ts';
import {
  abrasionOfClass,
  abrasionOfClassSource,
  ageSource,
  classRules,
  lossRule,
  maxAgeYears,
  typicalSource,
  type ValueRule,
  valueRules,
} from './fit-rules.ts';
import { factsOf, type Property, type StoneTest } from './properties.ts';
import { factorTo } from './read-test.ts';
import { type Use, uses } from './uses.shared.ts';

/** The technical texts of a stone, and what they are values of. */
const technicalTexts = [
  ['density', 'density'],
  ['waterAbsorption', 'water_absorption'],
  ['compressiveStrength', 'compressive_strength'],
  ['flexuralStrength', 'flexural_strength'],
  ['mohsHardness', 'mohs'],
  ['thermalExpansion', 'thermal_expansion'],
] as const satisfies [string, Property][];
type TechnicalText = (typeof technicalTexts)[number][0];

export type FitStone = { rockClass: string; tests: readonly StoneTest[] } & Record<TechnicalText, string>;
export const verdicts = ['yes', 'care', 'no', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];
export type Reason = {
  rule: string;
  property: Property | 'rock_class';
  /** In the unit of its property; null where none is known. */
  value: number | string | null;
  limit: number | null;
  method: string;
  source: string;
};
export type Fit = { use: Use; verdict: Verdict; reasons: Reason[] };

/** A value of a property, and why it is no proof. */
type Value = { value: number; method: string; from: 'test' | 'text' | 'class'; weakness?: Weakness };
type Weakness = Pick<Reason, 'rule' | 'value' | 'limit' | 'source'>;
type Judgement = { verdict: Exclude<Verdict, 'unknown'>; reasons: Reason[] };
type Circumstances = {
  finish?: string | undefined;
  now: Date;
  /** All of them where it is left out. */
  asked?: readonly Use[];
};

/** Where a stone may go, with what speaks for and against it. @param finish as its tests name it; without one all of them count */
export function fitOf(stone: FitStone, { finish, now, asked = uses }: Circumstances): Fit[] {
  const valuesOf = findValues(stone, { finish, now });
  const isFor = ({ rockClasses }: { rockClasses?: readonly string[] }) =>
    rockClasses === undefined || rockClasses.includes(stone.rockClass);
  const rules = valueRules.filter((rule) => isFor(rule) && (!rule.finish || rule.finish === fold(finish)));
  return asked.map((use) => {
    const judged = rules
      .filter((rule) => rule.uses.includes(use))
      .map((rule) => ({ rule, judgement: judgeRule(rule, valuesOf(rule.property)) }));
    const deciding = judged.filter(({ rule }) => rule.decides);
    const isDecided = deciding.some(({ judgement }) => judgement);
    const judgements = [
      ...judged.flatMap(({ judgement }) => judgement ?? []),
      ...(judgeLoss(use, valuesOf) ?? []),
      ...classRules
        .filter((rule) => isFor(rule) && rule.uses.includes(use))
        .map(({ rule, method, source }) => ({
          verdict: 'care' as const,
          reasons: [
            { rule, property: 'rock_class' as const, value: stone.rockClass, limit: null, method, source },
          ],
        })),
    ];
    const missing = isDecided
      ? []
      : deciding.map(({ rule }) => reasonOf(rule, { value: null, limit: rule.yes }));
    const sorted = judgements.toSorted((one, other) => rankOf(one) - rankOf(other));
    const reasons = [...missing, ...sorted.flatMap((judgement) => judgement.reasons)];
    return { use, verdict: worstOf(judgements, isDecided), reasons };
  });
}

/** Where it may go in each finish that its tests name; in any, with `finish` undefined, where they name none. */
export function fitsInFinishes(
  stone: FitStone,
  circumstances: Omit<Circumstances, 'finish'>,
): { finish: string | undefined; fits: Fit[] }[] {
  const named = stone.tests.flatMap(({ finish }) => (finish ? [[fold(finish), finish] as const] : []));
  const finishes = named.length > 0 ? new Map(named).values() : [undefined];
  return Array.from(finishes, (finish) => ({ finish, fits: fitOf(stone, { ...circumstances, finish }) }));
}

/** What decides comes first. */
function rankOf({ verdict }: Judgement): number {
  return ['no', 'care', 'yes'].indexOf(verdict);
}

function worstOf(judgements: readonly Judgement[], isDecided: boolean): Verdict {
  const found = judgements.map(({ verdict }) => verdict);
  if (found.includes('no')) return 'no';
  if (!isDecided) return 'unknown';
  return found.includes('care') ? 'care' : 'yes';
}

/** The worst value decides; a yes also takes one that is proved. */
function judgeRule(rule: ValueRule, values: readonly Value[]): Judgement | undefined {
  const worst = worstFirst(rule.property, values)[0];
  if (!worst) return undefined;
  const { value, method, weakness } = worst;
  const verdict = judgeValue(rule, value);
  // What stones of a class have at least says nothing against this one.
  if (worst.from === 'class' && verdict === 'no') return undefined;
  const limit = (verdict === 'no' ? rule.care : undefined) ?? rule.yes;
  const reason = reasonOf(rule, { value, limit, method });
  if (verdict !== 'yes' || !weakness || values.some((one) => !one.weakness))
    return { verdict, reasons: [reason] };
  return { verdict: 'care', reasons: [reason, { ...weakness, property: rule.property, method }] };
}

function judgeValue({ property, yes, care, isStrict }: ValueRule, value: number): Judgement['verdict'] {
  const isAsGood = (limit: number) => (factsOf(property).worse === 'less' ? value >= limit : value <= limit);
  if (isAsGood(yes) && !(isStrict && value === yes)) return 'yes';
  return care === undefined || isAsGood(care) ? 'care' : 'no';
}

/** By the strongest result before frost and the weakest after it. */
function judgeLoss(use: Use, valuesOf: (property: Property) => readonly Value[]): Judgement[] | undefined {
  const { rule, method, source, kept, refused, cared } = lossRule;
  const property = 'flexural_strength_after_frost';
  const [after] = worstFirst(property, valuesOf(property));
  const before = worstFirst('flexural_strength', valuesOf('flexural_strength')).findLast(
    ({ from }) => from === 'test',
  );
  if (!after || !before || ![...refused, ...cared].includes(use)) return undefined;
  const limit = Number((before.value * kept).toPrecision(6));
  const isLost = after.value < limit;
  const verdict = !isLost ? 'yes' : refused.includes(use) ? 'no' : 'care';
  return [
    {
      verdict,
      reasons: [{ rule, property, value: after.value, limit, method: after.method || method, source }],
    },
  ];
}

function worstFirst(property: Property, values: readonly Value[]): Value[] {
  const direction = factsOf(property).worse === 'less' ? 1 : -1;
  return values.toSorted((one, other) => direction * (one.value - other.value));
}

function reasonOf(
  { rule, property, method, source }: ValueRule,
  found: { value: number | null; limit: number; method?: string },
): Reason {
  return { rule, property, value: found.value, limit: found.limit, method: found.method || method, source };
}

/** The values of each property: of its tests, or of what stands in for them. */
function findValues(
  stone: FitStone,
  { finish, now }: Circumstances,
): (property: Property) => readonly Value[] {
  const tests = stone.tests.filter((test) => !finish || !test.finish || fold(test.finish) === fold(finish));
  const found = Map.groupBy(
    tests.map((test) => ({ property: test.property, value: valueOfTest(test, now) })),
    ({ property }) => property,
  );
  return memoize((property: Property) => {
    const tested = found.get(property)?.map(({ value }) => value);
    return tested ?? [...typicalOf(stone, property), ...valueOfClass(stone, property)];
  });
}

function valueOfTest({ value, method, typical, testedOn }: StoneTest, now: Date): Value {
  if (typical) return { value, method, from: 'test', weakness: typicalValue(value) };
  if (testedOn >= oldestDay(now)) return { value, method, from: 'test' };
  const age = { rule: 'test-age', value: testedOn || null, limit: maxAgeYears, source: ageSource };
  return { value, method, from: 'test', weakness: age };
}

/** The day before which a test counts less, YYYY-MM-DD. */
export function oldestDay(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - maxAgeYears);
  return oldest.toISOString().slice(0, 10);
}

/** The technical text of a property by its careful end. */
function typicalOf(stone: FitStone, property: Property): Value[] {
  const [name] = technicalTexts.find(([, one]) => one === property) ?? [];
  const text = name === undefined ? '' : stone[name];
  const read = readFactValue(text);
  const { unit, worse } = factsOf(property);
  const factor = read && factorTo(unit, read.unit);
  // "Up to 15 MPa" says nothing of the least.
  const isOpen = read?.bound === (worse === 'less' ? 'up to' : 'from');
  if (!read || factor === undefined || isOpen) return [];
  const value = Number(((worse === 'less' ? read.min : read.max) * factor).toPrecision(6));
  const { method } = readFactNotes(splitNotes(text).notes);
  return [{ value, method, from: 'text', weakness: typicalValue(value) }];
}

function valueOfClass({ rockClass }: FitStone, property: Property): Value[] {
  const value = property === 'abrasion_ha' ? abrasionOfClass.get(rockClass) : undefined;
  if (value === undefined) return [];
  const weakness = { ...typicalValue(value), source: abrasionOfClassSource };
  return [{ value, method: '', from: 'class', weakness }];
}

function typicalValue(value: number): Weakness {
  return { rule: 'typical-value', value, limit: null, source: typicalSource };
}

function fold(text = ''): string {
  return text.trim().toLowerCase();
}
