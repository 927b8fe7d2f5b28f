import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { areaOf, type MeasuredSlab, weightOf } from '#content/facts/slab-size.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import type { LabelSheet } from './draw-labels.ts';

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  draw: (sheet: LabelSheet) => Promise<Buffer>;
};

/** A slab, with what is known of its stone. */
export type LabelledSlab = object & { slug: string; finish: string } & MeasuredSlab;

/** Labels of slabs as PDF, in the language that the company writes in. */
export function createSlabLabelService({ publicUrl, siteDocuments, appearance, draw }: Parts) {
  return {
    async make(slabs: readonly LabelledSlab[], now = new Date()): Promise<Buffer> {
      const [company, { typeface }] = await Promise.all([siteDocuments.get('company'), appearance.read()]);
      const language = languageOf(company);
      return draw({
        ...{ typeface, language, company: company.name, changed: now.toISOString() },
        title: slabs.map(({ slug }) => slug).join(', '),
        labels: slabs.map((slab) => ({
          number: slab.slug,
          stone: [stoneOf(slab), slab.finish].filter(Boolean).join(', '),
          size: sizeOf(slab, language),
          url: publicUrl + pathOfSlab(slab),
        })),
      });
    },
  };
}

function stoneOf(slab: LabelledSlab): string {
  const stone: unknown = Reflect.get(slab, 'stone');
  return stone && typeof stone === 'object' && 'name' in stone ? String(stone.name) : '';
}

/** `2,960 × 1,830 × 20 mm, 5.42 m², 294 kg` */
function sizeOf(slab: LabelledSlab, language: string): string {
  const { lengthMm, heightMm, thicknessMm } = slab;
  const say = (value: number, unit: string) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)}${unit}`;
  const sides = [say(lengthMm, ''), say(heightMm, ''), say(thicknessMm, ' mm')].join(' × ');
  const weight = weightOf(slab);
  return [sides, say(areaOf(slab), ' m²'), weight === null ? '' : say(Math.round(weight), ' kg')]
    .filter(Boolean)
    .join(', ');
}
