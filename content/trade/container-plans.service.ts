import { invalid } from '#errors/app-error.ts';
import { checkInput } from '#errors/validate.ts';
import { currentLanguage } from '#messages/language.ts';
import { say } from '#messages/say.ts';
import { nameOfCountry } from '../documents/country-names.shared.ts';
import type { Trade } from '../documents/trade.document.ts';
import { containerPlanSchema, type PlanInput } from './container-plan.schema.ts';
import { densityOf, type WeighedStone } from './density-of.shared.ts';
import type { Container } from './load-containers.ts';
import { longestMm, type PlanLine } from './pack-bundles.ts';
import { type ContainerPlan, type LeftOut, maxOffsetPercent, planContainers } from './plan-containers.ts';
import { findRoadLimit, type RoadLimit } from './road-limit.ts';

type Stone = WeighedStone & { slug: string; name: string };
type Slab = {
  slug: string;
  lengthMm: number;
  heightMm: number;
  thicknessMm: number;
  product: { slug: string };
};

type Parts = {
  /** Published stones by what they were asked for by; unknown ones are left out. */
  findStones: (keys: readonly string[]) => Promise<ReadonlyMap<string, Stone>>;
  /** Slabs by their numbers in lower case. */
  findSlabs: (numbers: readonly string[]) => Promise<ReadonlyMap<string, Slab>>;
  readTrade: () => Promise<Trade>;
};

type PlanWarning = {
  warning: string;
  /** For whoever reads the plan, in their language. */
  message: string;
  /** Its place among the lines, and how many pieces are not packed. */
  line?: number;
  product?: string;
  pieces?: number;
  /** Its place among the containers. */
  container?: number;
};
export type ShownPlan = {
  containers: Container[];
  warnings: PlanWarning[];
  lines: (PlanLine & Pick<ReturnType<typeof densityOf>, 'from'>)[];
  limit: RoadLimit;
};

/** Plans of containers (decisions/0089-container-plan.md). */
export function createContainerPlanService(parts: Parts) {
  return {
    /** @throws AppError `invalid` with messages by dotted path, such as `lines.2.product` */
    async plan(input: unknown): Promise<ShownPlan> {
      const { lines: asked, country } = readInput(input);
      const trade = await parts.readTrade();
      const lines = await findLines(asked, parts);
      const limit = findRoadLimit(trade, country ?? '');
      const rules = { ...trade.bundles, slabsPerBundle: trade.slabsPerBundle };
      const plan = planContainers(lines, { limitKg: limit.kg, rules });
      return { containers: plan.containers, warnings: warningsOf(plan, { lines, limit }), lines, limit };
    },
  };
}

function readInput(input: unknown): PlanInput {
  const read = checkInput(containerPlanSchema, input);
  if (read.success) return read.data;
  const found = read.issues.map(({ path, message }): [string, string] => [path.join('.'), message]);
  throw invalid(Object.fromEntries(found.reverse()));
}

async function findLines(asked: PlanInput['lines'], parts: Parts): Promise<ShownPlan['lines']> {
  const slabs = await parts.findSlabs(asked.flatMap(({ slab }) => slab ?? []));
  const keyOf = ({ slab, product }: PlanInput['lines'][number]) =>
    slab ? (slabs.get(slab.toLowerCase())?.product.slug ?? '') : String(product);
  const stones = await parts.findStones([...new Set(asked.map(keyOf))].filter(Boolean));
  const refused: Record<string, string> = {};
  const lines = asked.flatMap((line, index): ShownPlan['lines'] => {
    const stone = stones.get(keyOf(line));
    const slab = line.slab ? slabs.get(line.slab.toLowerCase()) : undefined;
    if (line.slab && (!slab || !stone)) {
      refused[`lines.${index}.slab`] = say('answers:slabs.unknown', { number: line.slab });
      return [];
    }
    if (!stone) {
      const message = say('answers:list.unknownStone', { stone: String(line.product) });
      refused[`lines.${index}.product`] = message;
      return [];
    }
    const { kgPerM3, from } = densityOf(stone);
    const own = { product: stone.slug, name: stone.name, kgPerM3, from };
    if (slab) {
      const { slug, lengthMm, heightMm, thicknessMm } = slab;
      return [{ ...own, slab: slug, lengthMm, heightMm, thicknessMm, pieces: 1 }];
    }
    const { thickness_mm, length_mm, height_mm, pieces } = line;
    const size = { thicknessMm: thickness_mm ?? 0, lengthMm: length_mm ?? 0, heightMm: height_mm ?? 0 };
    return [{ ...own, ...size, pieces: pieces ?? 0 }];
  });
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return lines;
}

const reasons = {
  'too-long': 'container:warning.tooLong',
  'too-high': 'container:warning.tooHigh',
  'too-thick': 'container:warning.tooThick',
  'too-heavy': 'container:warning.tooHeavy',
  'too-many': 'container:warning.tooMany',
} as const satisfies Record<LeftOut['why'], string>;

function warningsOf(
  { containers, leftOut, longLines }: ContainerPlan,
  { lines, limit }: Pick<ShownPlan, 'lines' | 'limit'>,
): PlanWarning[] {
  const lineAt = (index: number) => {
    const { product = '', name = '' } = lines[index] ?? {};
    return { product, name };
  };
  const guessed = new Map(
    lines.flatMap((line, index) => (line.from === 'class' ? [[line.product, index] as const] : [])),
  );
  return [
    ...leftOut.map(({ line, pieces, why }) => {
      const { product, name: stone } = lineAt(line);
      return { warning: why, message: say(reasons[why], { pieces, stone }), line, product, pieces };
    }),
    ...longLines.map((line) => {
      const { product, name: stone } = lineAt(line);
      const message = say('container:warning.oneRow', { stone, most: longestMm });
      return { warning: 'one-row', message, line, product };
    }),
    ...limitWarnings(limit),
    ...[...guessed].map(([product, line]) => {
      const { name: stone, kgPerM3: density } = lines[line] ?? { name: '', kgPerM3: 0 };
      const message = say('container:warning.typicalDensity', { stone, density });
      return { warning: 'typical-density', message, line, product };
    }),
    ...containers.flatMap(({ centreOfGravity: { lengthPercent } }, container) => {
      if (Math.abs(lengthPercent) <= maxOffsetPercent) return [];
      const values = { number: container + 1, percent: Math.abs(lengthPercent), most: maxOffsetPercent };
      return [{ warning: 'centre-of-gravity', message: say('container:warning.centre', values), container }];
    }),
  ];
}

function limitWarnings({ country, kg, highestKg }: RoadLimit): PlanWarning[] {
  if (country === null)
    return [{ warning: 'no-country', message: say('container:warning.noCountry', { kg }) }];
  if (highestKg === kg) return [];
  const values = { country: nameOfCountry(country, currentLanguage() ?? 'en'), from: kg, to: highestKg };
  return [{ warning: 'limits-differ', message: say('container:warning.limitsDiffer', values) }];
}
