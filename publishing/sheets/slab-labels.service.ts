import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import type { ReadSlab } from '#content/entities/slab/slab.entity.ts';
import { pathOfSlab } from '#content/entities/slab/slab-path.shared.ts';
import { showMeasures, showSides } from '#content/facts/show-slab.shared.ts';
import { languageOf } from '#content/languages.ts';
import type { AppearanceService } from '../appearance/appearance.service.ts';
import type { LabelSheet } from './draw-labels.ts';

type Parts = {
  publicUrl: string;
  siteDocuments: Pick<SiteDocumentService, 'get'>;
  appearance: Pick<AppearanceService, 'read'>;
  draw: (sheet: LabelSheet) => Promise<Buffer>;
};

/** Labels of slabs as PDF, in the language that the company writes in. */
export function createSlabLabelService({ publicUrl, siteDocuments, appearance, draw }: Parts) {
  return {
    async make(slabs: readonly ReadSlab[], now = new Date()): Promise<Buffer> {
      const [company, { typeface }] = await Promise.all([siteDocuments.get('company'), appearance.read()]);
      const language = languageOf(company);
      return draw({
        ...{ typeface, language, company: company.name, changed: now.toISOString() },
        title: slabs.map(({ slug }) => slug).join(', '),
        labels: slabs.map((slab) => ({
          number: slab.slug,
          stone: [slab.stone.name, slab.finish].filter(Boolean).join(', '),
          size: sizeOf(slab, language),
          url: publicUrl + pathOfSlab(slab),
        })),
      });
    },
  };
}

/** `2,960 × 1,830 × 20 mm, 5.42 m², 294 kg` */
function sizeOf(slab: ReadSlab, language: string): string {
  const sides = showSides([slab.lengthMm, slab.heightMm, slab.thicknessMm], 'metric', language);
  const { area, weight } = showMeasures(slab, 'metric', language);
  return [sides, area, weight].filter(Boolean).join(', ');
}
