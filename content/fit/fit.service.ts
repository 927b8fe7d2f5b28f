import type { MessageKey } from '#messages/catalogue.ts';
import { currentLanguage, inLanguage } from '#messages/language.ts';
import type { Translate } from '#messages/translate.ts';
import type { Units } from '../facts/units.shared.ts';
import { createPacer } from '../kit/pacer.ts';
import { describeFits, describeTest, type ShownTest, type ShownVerdict } from './describe-fit.ts';
import { type Fit, type FitStone, fitOf, fitsInFinishes, type Verdict } from './fit-of.ts';
import type { Use } from './uses.shared.ts';

type Finishes = { finishOptions: readonly string[] };
type Stone = FitStone & Finishes & { id: number };
type Listed = FitStone & { id: number; slug: string };

/** Where a stone may go, in words; no verdicts where nothing is known of it. */
export type StoneFit = {
  verdicts: ShownVerdict[];
  sources: string[];
  tests: ShownTest[];
  /** Its finishes as tests name them, and as visitors read them. */
  finishes: { value: string; label: string }[];
  /** The one that the verdicts are for. */
  finish: string | undefined;
};

/** Stones of one verdict, in the site's order; not all of them have to be shown. */
export type FitGroup = {
  verdict: Verdict;
  said: string;
  total: number;
  stones: { id: number; slug: string; finish: string; reasons: ShownVerdict['reasons'] }[];
};

type Judged = { stone: Listed; finish: string | undefined; fits: Fit[]; verdict: Verdict };

type Parts = {
  readWording: () => Promise<Translate<MessageKey>>;
  readLanguage: () => Promise<string>;
  /** All that visitors see. */
  listProducts: () => Promise<readonly Listed[]>;
  findProduct: (id: number) => Promise<Finishes | undefined>;
  now?: () => Date;
};

/** Where stones may go, as visitors read it (docs/decisions/0088-fit.md). */
export function createFitService({ readWording, readLanguage, listProducts, findProduct, now }: Parts) {
  return {
    /** Published stones by how they fit all of some uses, each in the finish that fits best. */
    async group(
      uses: readonly Use[],
      { units, most }: { units: Units; most: number },
    ): Promise<{ groups: FitGroup[]; sources: string[] }> {
      if (uses.length === 0) return { groups: [], sources: [] };
      const words = { t: await readWording(), language: await readLanguage(), units };
      const judged: Judged[] = [];
      const pace = createPacer();
      const today = now?.() ?? new Date();
      for (const stone of await listProducts()) {
        judged.push({ stone, ...findBest(stone, uses, today) });
        await pace();
      }
      const groups = worstFirst.toReversed().map((verdict) => ({
        verdict,
        all: judged.filter((each) => each.verdict === verdict),
      }));
      const shown = groups.flatMap(({ all }) => all.slice(0, most));
      const { verdicts, sources } = describeFits(
        shown.flatMap(({ fits }) => fits),
        words,
      );
      const reasonsOf = new Map(
        shown.map(({ stone }, index) => {
          const own = verdicts.slice(index * uses.length, (index + 1) * uses.length);
          const reasons = own.flatMap((each) => each.reasons).map((reason) => [reason.text, reason] as const);
          return [stone.id, [...new Map(reasons).values()]];
        }),
      );
      return {
        sources,
        groups: groups
          .filter(({ all }) => all.length > 0)
          .map(({ verdict, all }) => ({
            ...{ verdict, said: words.t(`fit:verdict.${verdict}`), total: all.length },
            stones: all.slice(0, most).map((each) => ({
              ...{ id: each.stone.id, slug: each.stone.slug, finish: decidingFinish(each) },
              reasons: reasonsOf.get(each.stone.id) ?? [],
            })),
          })),
      };
    },

    async describe(
      stone: Stone,
      { finish: asked = '', units }: { finish?: string; units: Units },
    ): Promise<StoneFit> {
      const today = now?.() ?? new Date();
      const words = { t: await readWording(), language: await readLanguage(), units };
      const isTranslated = currentLanguage() !== undefined;
      const written = isTranslated ? await inLanguage(undefined, () => findProduct(stone.id)) : stone;
      const finishes = nameFinishes(stone, written);
      const finish = finishes.find(({ value }) => fold(value) === fold(asked))?.value;
      const fits = fitOf(stone, { finish, now: today });
      const isKnown = stone.tests.length > 0 || fits.some(({ verdict }) => verdict !== 'unknown');
      return {
        ...describeFits(isKnown ? fits : [], words),
        tests: stone.tests.map((test) => describeTest(test, words, today)),
        ...{ finishes, finish },
      };
    },
  };
}

const worstFirst: readonly Verdict[] = ['no', 'unknown', 'care', 'yes'];

/** The finish in which a stone fits all of some uses best: in each the worst of their verdicts counts. */
function findBest(stone: FitStone, uses: readonly Use[], now: Date): Omit<Judged, 'stone'> {
  const candidates = fitsInFinishes(stone, { now, asked: uses }).map(({ finish, fits }) => {
    const rank = Math.min(...fits.map(({ verdict }) => worstFirst.indexOf(verdict)));
    return { finish, fits, rank };
  });
  const { rank, ...best } = candidates.reduce((one, other) => (other.rank > one.rank ? other : one));
  return { ...best, verdict: worstFirst[rank] ?? 'unknown' };
}

/** The finish that its fits are for; empty where no test that counts is of one finish. */
function decidingFinish({ stone, finish = '', fits }: Judged): string {
  const properties = fits.flatMap(({ reasons }) => reasons.map(({ property }) => property));
  return stone.tests.some((test) => test.finish && properties.includes(test.property)) ? finish : '';
}

/** Tests name finishes as they were written; visitors read them in their language. */
function nameFinishes({ tests, finishOptions }: Stone, written: Finishes | undefined) {
  const named = (written?.finishOptions ?? finishOptions).map(
    (value, index) => [fold(value), { value, label: finishOptions[index] ?? value }] as const,
  );
  const tested = tests
    .filter(({ finish }) => finish !== '')
    .map(({ finish }) => [fold(finish), { value: finish, label: finish }] as const);
  return [...new Map([...tested, ...named]).values()];
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
