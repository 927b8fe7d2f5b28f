import type { MessageKey } from '#messages/catalogue.ts';
import { currentLanguage, inLanguage } from '#messages/language.ts';
import type { Translate } from '#messages/translate.ts';
import type { Units } from '../facts/units.shared.ts';
import { describeFits, describeTest, type ShownTest, type ShownVerdict } from './describe-fit.ts';
import { type FitStone, fitOf } from './fit-of.ts';

type Finishes = { finishOptions: readonly string[] };
type Stone = FitStone & Finishes & { id: number };

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

type Parts = {
  readWording: () => Promise<Translate<MessageKey>>;
  readLanguage: () => Promise<string>;
  findProduct: (id: number) => Promise<Finishes | undefined>;
  now?: () => Date;
};

/** Where stones may go, as visitors read it (docs/decisions/0088-fit.md). */
export function createFitService({ readWording, readLanguage, findProduct, now }: Parts) {
  return {
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
