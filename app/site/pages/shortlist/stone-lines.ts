import { describeLine, readArea, type StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { slabNumbersIn } from '#content/facts/slab-numbers.shared.ts';
import type messages from '#messages/en/shortlist.json';
import type { Translate } from '#messages/translate.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';

/** A kept line as others read it; what is no area is left out. */
export function toStoneLine(line: KeptLine): StoneLine {
  const { product, name, finish = '', thickness = '', room = '', note = '', view = '' } = line;
  const area = readArea(line.area);
  return {
    ...{
      product,
      name: name || product,
      finish,
      thickness,
      room,
      note,
      view,
      slabs: slabNumbersIn(line.slabs),
    },
    area: Number.isNaN(area) ? null : area,
    unit: line.unit === 'ft2' ? 'ft2' : 'm2',
  };
}

/** A kept line as the API takes it. */
export function toSentLine({ slabs, ...line }: KeptLine) {
  return { ...line, slabs: slabNumbersIn(slabs) };
}

/** The lines with the slabs that others of the same stone have, on the first line of each stone. */
export function addSlabs(lines: readonly KeptLine[], from: readonly KeptLine[]): KeptLine[] {
  const added = Map.groupBy(from, ({ product }) => product);
  return lines.map((line) => {
    const texts = (added.get(line.product) ?? []).flatMap(({ slabs }) => slabs || []);
    added.delete(line.product);
    if (texts.length === 0) return line;
    return { ...line, slabs: slabNumbersIn([line.slabs, ...texts].join(', ')).join(', ') };
  });
}

/** The list in words, for a mail or a message: a line for each stone. */
export function textOfLines(
  t: Translate<keyof typeof messages>,
  lines: readonly KeptLine[],
  mostLines: number,
): string {
  const words = lines
    .slice(0, mostLines)
    .map((line, index) => `${index + 1}. ${describeLine(toStoneLine(line))}`);
  const rest = lines.length - words.length;
  return [...words, ...(rest > 0 ? [t('shortlist:rest', { count: rest })] : [])].join('\n');
}
