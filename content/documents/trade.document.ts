import type { RockClass } from '../fit/properties.ts';
import { countryNames } from './countries.shared.ts';
import { currencyNames } from './currencies.ts';
import type { DocumentTextField } from './document-field.ts';
import { roadLimitsAtStart } from './road-limits.ts';
import { type DocumentValue, defineDocument } from './site-document.ts';
import { line, prose } from './text-fields.ts';

export type Trade = DocumentValue<typeof tradeDocument>;

const code = (label: string, start = '') => ({ ...line(label), default: start, isFact: true }) as const;

/** By what terms the company sells, and how it packs and ships (decisions/0089-container-plan.md). */
export const tradeDocument = defineDocument({
  key: 'trade',
  label: 'Trade',
  help: 'Ports, Incoterms, packing, customs lines, what roads carry and how bundles are packed: for requests for quotes and container plans.',
  shownOn: '/container/',
  fields: {
    ports: {
      kind: 'list',
      label: 'Ports of loading',
      noun: 'port',
      maxItems: 20,
      item: { kind: 'text', label: 'Port', maxLength: 80, isFact: true },
    },
    incoterms: {
      kind: 'list',
      label: 'Incoterms offered',
      noun: 'Incoterm',
      maxItems: 11,
      item: { kind: 'text', label: 'Incoterm', maxLength: 3, isFact: true },
      help: 'By their three letters, such as FOB; requests for quotes choose among them',
    },
    priceBasis: line('Price basis', { help: 'What prices are for, such as: FOB, per m² of net size' }),
    currency: {
      kind: 'optionalChoice',
      label: 'Currency of quotes',
      names: currencyNames,
      help: 'Left empty, the currency of the company',
    },
    packing: prose('Packing'),
    leadTime: line('Lead time'),
    minimumOrder: line('Minimum order'),
    customs: {
      kind: 'group',
      label: 'Customs lines',
      help: 'Of worked slabs, such as polished or honed ones; merely sawn stone has others. The first six digits are the same in most countries: your broker knows the others',
      fields: {
        granite: code('Granite', '6802.93'),
        marble: code('Marble', '6802.91'),
        limestone: code('Limestone', '6802.92'),
        travertine: code('Travertine', '6802.91'),
        onyx: code('Onyx'),
        quartzite: code('Quartzite', '6802.99'),
        sandstone: code('Sandstone'),
        slate: code('Slate', '6803'),
        serpentine: code('Serpentine'),
        other: code('Other'),
      } satisfies Record<RockClass, DocumentTextField>,
    },
    declaration: {
      kind: 'group',
      label: 'Declarations of performance',
      help: 'For the PDFs of products that have a declaration. Without the name of who signs there is none',
      fields: {
        signatory: { ...line('Signed by'), isFact: true },
        role: line('Position of who signs'),
        place: { ...line('Place'), isFact: true },
        manufacturer: {
          ...line('Manufacturer', { help: 'Name and address, where it is not the company' }),
          isFact: true,
        },
        representative: {
          ...line('Authorised representative', { help: 'Name and address, where there is one' }),
          isFact: true,
        },
      },
    },
    roadLimits: {
      kind: 'list',
      label: 'What roads carry',
      noun: 'limit',
      titleField: 'country',
      maxItems: 200,
      help: 'Stone with its packing in a 20 ft container. Of several for a country plans keep to the lowest',
      default: roadLimitsAtStart,
      fields: {
        country: { kind: 'optionalChoice', label: 'Country', names: countryNames },
        maxKg: { kind: 'count', label: 'Most kilograms', max: 100_000 },
        source: { ...line('Source'), isFact: true },
        asOf: { kind: 'text', label: 'As of', maxLength: 10, format: 'date' },
      },
    },
    bundles: {
      kind: 'group',
      label: 'Bundles and crates',
      fields: {
        maxKg: { kind: 'count', label: 'Most kilograms of stone in one', default: 3_000, max: 20_000 },
        packingKg: { kind: 'count', label: 'Kilograms of packing of one', default: 150, max: 2_000 },
      },
    },
    slabsPerBundle: {
      kind: 'list',
      label: 'Slabs in a bundle',
      noun: 'thickness',
      titleField: 'thicknessMm',
      maxItems: 20,
      help: 'Thinner slabs are packed as the next thickness',
      default: { 'mm-20': { thicknessMm: 20, slabs: 11 }, 'mm-30': { thicknessMm: 30, slabs: 7 } },
      fields: {
        thicknessMm: { kind: 'count', label: 'Thickness (mm)', max: 1_000 },
        slabs: { kind: 'count', label: 'Most slabs', max: 200 },
      },
    },
  },
  judge: ({ incoterms, roadLimits, slabsPerBundle }) =>
    Object.fromEntries([
      ...incoterms.flatMap((term, index) =>
        /^[A-Z]{3}$/.test(term) ? [] : [[`incoterms.${index}`, 'Give three capital letters, such as FOB']],
      ),
      ...roadLimits.flatMap(({ country, maxKg }, index) => [
        ...(country ? [] : [[`roadLimits.${index}.country`, 'Choose the country']]),
        ...(maxKg > 0 ? [] : [[`roadLimits.${index}.maxKg`, aboveNothing]]),
      ]),
      ...slabsPerBundle.flatMap((rule, index) =>
        (['thicknessMm', 'slabs'] as const)
          .filter((name) => rule[name] === 0)
          .map((name) => [`slabsPerBundle.${index}.${name}`, aboveNothing]),
      ),
    ]),
});

const aboveNothing = 'Give a number above 0';
