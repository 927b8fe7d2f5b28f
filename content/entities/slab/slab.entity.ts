import { defineEntity, type EntityRecord, scheduleFields } from '../../kit/entity.ts';
import { alsoCalled } from './also-called.ts';
import { isSlabNumber, slabNumberMessage } from './slab-number.shared.ts';
import { pathOfSlab } from './slab-path.shared.ts';
import type { SlabStone } from './slab-stones.repository.ts';

export const slabStatuses = ['available', 'held', 'sold', 'gone'] as const;
export type SlabStatus = (typeof slabStatuses)[number];

/** What visitors' lists show; the others keep their passports. */
export const listedStatuses = ['available', 'held'] as const satisfies readonly SlabStatus[];

const maxSideMm = 10_000;
const maxThicknessMm = 1_000;

const side = { kind: 'count', min: 1, max: maxSideMm } as const;
/** Below these most numbers of a list are centimetres or inches. */
const usualFromMm = { length: 500, height: 300, thickness: 8 };

declare module '#database/schema.ts' {
  interface EntityTables {
    slab: 'slabs';
  }
}

/** One numbered piece of a stone in the yard. Its number is its slug. */
export const slabEntity = defineEntity({
  name: 'slab',
  table: 'slabs',
  path: 'slabs',
  section: 'Slabs',
  listTitle: 'Slabs',
  noun: { one: 'slab', many: 'slabs' },
  card: {
    title: 'slug',
    picture: 'mainImage',
    details: ['product', 'finish'],
    summary: 'remark',
    needsPicture: true,
  },
  columns: ['product', 'block', 'bundle', 'status', 'thicknessMm', 'location'],
  filters: {
    visitor: ['product', 'status', 'finish', 'thicknessMm', 'block'],
    administrator: ['bundle', 'location', 'published'],
  },
  minimums: ['lengthMm', 'heightMm'],
  sorts: ['slug asc', 'slug desc', 'updatedAt desc', 'createdAt desc'],
  moreSorts: {
    area: { expression: 'length_mm * height_mm', order: 'asc' },
    newest: { expression: 'created_at', order: 'desc' },
  },
  isOrderedByHand: false,
  hasDrafts: true,
  hasOwnPage: true,
  pathOf: pathOfSlab,
  salesMayChange: ['status'],
  messages: { notFound: (key) => `Slab "${key}" not found.` },
  fields: {
    slug: {
      kind: 'slug',
      label: 'Number',
      alsoCalled: alsoCalled.number,
      perhapsCalled: alsoCalled.perhapsNumber,
      names: ['number', 'slug'],
      required: 'Number is required',
      space: 'own',
      numberRule: { isValid: isSlabNumber, message: slabNumberMessage },
      isFact: true,
      isSearchable: true,
      isSortable: true,
      help: 'As on its label, such as C-2041/07. No two slabs have the same',
    },
    product: {
      kind: 'reference',
      label: 'Product',
      alsoCalled: alsoCalled.product,
      required: 'Product is required',
      to: 'product',
      readAs: 'slug',
    },
    status: {
      kind: 'choice',
      label: 'Status',
      options: slabStatuses,
      default: 'available',
      help: 'Held is what a hold makes it; sold and gone end all holds',
    },
    mainImage: {
      kind: 'media',
      label: 'Picture',
      accepts: 'image',
      names: ['mainImage', 'image', 'main_image'],
      archivedAs: 'slug',
      help: 'Straight on, the whole slab from edge to edge',
      check: { lack: 'picture', severity: 'problem', empty: 'No picture: visitors see an empty frame' },
    },
    lengthMm: {
      ...side,
      label: 'Length (mm)',
      required: 'Length is required',
      millimetres: { usualFrom: usualFromMm.length },
      alsoCalled: alsoCalled.length,
    },
    heightMm: {
      ...side,
      label: 'Height (mm)',
      required: 'Height is required',
      millimetres: { usualFrom: usualFromMm.height },
      alsoCalled: alsoCalled.height,
    },
    thicknessMm: {
      kind: 'count',
      label: 'Thickness (mm)',
      required: 'Thickness is required',
      min: 1,
      max: maxThicknessMm,
      millimetres: { usualFrom: usualFromMm.thickness, hasOwnUnit: true },
      alsoCalled: alsoCalled.thickness,
    },
    finish: {
      kind: 'text',
      label: 'Finish',
      isFact: true,
      maxLength: 80,
      alsoCalled: alsoCalled.finish,
    },
    block: {
      kind: 'text',
      label: 'Block',
      alsoCalled: alsoCalled.block,
      isFact: true,
      isProcessed: true,
      maxLength: 40,
      isSearchable: true,
      help: 'The block it was sawn from',
    },
    bundle: {
      kind: 'text',
      label: 'Bundle',
      alsoCalled: alsoCalled.bundle,
      isFact: true,
      maxLength: 40,
      isSearchable: true,
    },
    position: {
      kind: 'count',
      label: 'Position in the block',
      alsoCalled: alsoCalled.position,
      help: 'Neighbours have consecutive positions; 0 where it is not known',
    },
    remnant: { kind: 'flag', label: 'Remnant', default: false, help: 'What was left of a slab that was cut' },
    defects: {
      kind: 'itemList',
      label: 'Defects',
      noun: 'defect',
      titleField: 'note',
      maxItems: 50,
      help: 'Measured from the left and the upper edge',
      fields: {
        x_mm: { kind: 'count', label: 'From the left (mm)', max: maxSideMm },
        y_mm: { kind: 'count', label: 'From above (mm)', max: maxSideMm },
        width_mm: { kind: 'count', label: 'Width (mm)', max: maxSideMm },
        height_mm: { kind: 'count', label: 'Height (mm)', max: maxSideMm },
        note: { kind: 'text', label: 'What it is', maxLength: 200 },
      },
    },
    remark: {
      kind: 'text',
      label: 'Remark',
      alsoCalled: alsoCalled.remark,
      maxLength: 600,
      isMultiline: true,
    },
    location: {
      kind: 'text',
      label: 'Place in the yard',
      alsoCalled: alsoCalled.location,
      isFact: true,
      isForStaff: true,
      maxLength: 80,
      help: 'Visitors do not see it',
    },
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
  },
});

export type Slab = EntityRecord<typeof slabEntity>;

/** With what is read beside its fields. */
export type ReadSlab = Slab & { stone: SlabStone; heldUntil: string | null };
