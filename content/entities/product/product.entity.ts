import { classFactNames } from '../../fit/class-facts.ts';
import { factsOf, propertyNames, rockClasses } from '../../fit/properties.ts';
import { readTest } from '../../fit/read-test.ts';
import { defineEntity, type EntityRecord, metaFields, scheduleFields } from '../../kit/entity.ts';
import type { TextField } from '../../kit/field.ts';
import { capitalize } from '../../kit/nouns.shared.ts';
import { pathOfProduct } from './product-path.shared.ts';
import { readDeclaration } from './read-declaration.ts';

const availabilities = ['Available', 'Limited', 'Out of Stock', 'Discontinued'] as const;

const maxGalleryImages = 20;

const propertyLabels = Object.fromEntries(propertyNames.map((name) => [name, factsOf(name).label]));
const rockLabels = Object.fromEntries(rockClasses.map((name) => [name, capitalize(name)]));

const classFactLabels = {
  ...{ customs: 'Customs line', astm: 'ASTM specification', acid: 'Acid' },
  ...{ silica: 'Crystalline silica', adhesive: 'Adhesive', care: 'Care' },
} as const;

declare module '#database/schema.ts' {
  interface EntityTables {
    product: 'products';
  }
}

export const productEntity = defineEntity({
  name: 'product',
  table: 'products',
  path: 'products',
  section: 'Products',
  listTitle: 'Products',
  noun: { one: 'product', many: 'products' },
  card: {
    title: 'name',
    picture: 'mainImage',
    details: ['category', 'origin'],
    summary: 'description',
    needsPicture: true,
  },
  columns: ['category', 'origin', 'price', 'availability'],
  filters: { visitor: ['category', 'featured'], administrator: ['published'] },
  sorts: [
    ...(['position asc', 'name asc', 'name desc', 'origin asc', 'origin desc'] as const),
    ...(['availability asc', 'availability desc', 'createdAt desc', 'updatedAt desc'] as const),
  ],
  isOrderedByHand: true,
  hasDrafts: true,
  hasOwnPage: true,
  hasColours: true,
  pathOf: pathOfProduct,
  messages: { notFound: (key) => `Product "${key}" not found.` },
  fields: {
    name: {
      foundIn: 'names',
      kind: 'text',
      label: 'Name',
      required: 'Product name is required',
      isPrinted: true,
      maxLength: 160,
      isSearchable: true,
      isSortable: true,
    },
    slug: { kind: 'slug', label: 'Address', from: 'name', fallback: 'product', space: 'top-level' },
    reference: {
      kind: 'code',
      label: 'Article code',
      maxLength: 80,
      isSearchable: true,
      help: 'Your own, such as the one in your stock list. No two products have the same',
    },
    description: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Description',
      isPrinted: true,
      required: 'Description is required',
      maxLength: 600,
      isMultiline: true,
      check: { lack: 'text', severity: 'hint', minWords: 8 },
    },
    longDescription: {
      foundIn: 'texts',
      kind: 'text',
      label: 'Long description',
      maxLength: 10_000,
      isMultiline: true,
      check: {
        ...{ lack: 'text', severity: 'hint', minWords: 30 },
        empty: 'No long description: the page of the product says little',
      },
    },
    category: { kind: 'reference', label: 'Collection', required: 'Category is required', to: 'category' },
    origin: {
      foundIn: 'facts',
      kind: 'text',
      label: 'Origin',
      isFact: true,
      isPrinted: true,
      maxLength: 160,
      isSearchable: true,
      isSortable: true,
      check: { lack: 'specifications', severity: 'hint', empty: 'Origin is not given' },
    },
    price: {
      kind: 'text',
      label: 'Price',
      isFact: true,
      isPrinted: true,
      maxLength: 80,
      help: 'Such as 260–420 per m² or per sq ft; without a currency it is in the company’s; empty reads "Quote on request"',
      check: { lack: 'specifications', severity: 'hint', fact: 'with a unit' },
    },
    availability: {
      kind: 'choice',
      label: 'Availability',
      options: availabilities,
      default: 'Available',
      isSortable: true,
    },
    mainImage: {
      kind: 'media',
      label: 'Main picture',
      accepts: 'image',
      names: ['mainImage', 'image', 'main_image'],
      check: { lack: 'picture', severity: 'problem', empty: 'No main picture: visitors see a placeholder' },
    },
    galleryImages: { kind: 'mediaList', label: 'Gallery', maxItems: maxGalleryImages },
    finishOptions: {
      foundIn: 'uses',
      kind: 'textList',
      label: 'Finishes',
      isPrinted: true,
      maxItems: 30,
      names: ['finish', 'finish_options'],
      check: { lack: 'specifications', severity: 'hint', empty: 'Finishes are not given' },
    },
    thicknessOptions: {
      foundIn: 'uses',
      kind: 'textList',
      label: 'Thicknesses',
      isFact: true,
      isPrinted: true,
      maxItems: 30,
      names: ['thickness', 'thickness_options'],
      check: {
        lack: 'specifications',
        severity: 'hint',
        empty: 'Thicknesses are not given',
        fact: 'with a unit',
      },
    },
    applications: {
      foundIn: 'uses',
      kind: 'textList',
      label: 'Applications',
      isPrinted: true,
      maxItems: 30,
      check: { lack: 'specifications', severity: 'hint', empty: 'Applications are not given' },
    },
    rockClass: {
      kind: 'choice',
      label: 'Rock class',
      options: ['', ...rockClasses],
      default: '',
      labels: { '': 'Not given', ...rockLabels },
      help: 'What it is, whatever it is sold as: acid, frost and wear depend on it',
    },
    tests: {
      kind: 'itemList',
      label: 'Tests',
      noun: 'test',
      titleField: 'property',
      detailFields: ['value', 'unit', 'method', 'testedOn', 'finish', 'typical'],
      maxItems: 40,
      readItem: readTest,
      fields: {
        property: {
          kind: 'choice',
          label: 'Property',
          required: 'Property is required',
          options: propertyNames,
          default: 'density',
          labels: propertyLabels,
        },
        method: fact('Method', 'Such as EN 12372 or ASTM C880'),
        value: { kind: 'decimal', label: 'Value', required: 'Value is required', min: 0, max: 1_000_000 },
        unit: fact('Unit', 'Converted to that of the property, such as psi to MPa'),
        deviation: {
          ...{ kind: 'decimal', label: 'Deviation', min: 0, max: 1_000_000 },
          help: 'In the same unit; 0 where it is not known',
        },
        testedOn: { ...fact('Tested on', 'What is older than three years counts less'), format: 'date' },
        laboratory: fact('Laboratory'),
        report: fact('Report', 'Its number'),
        typical: {
          kind: 'flag',
          label: 'Typical',
          default: false,
          help: 'No result of a test of this stone',
        },
        finish: fact('Finish', 'Where only that finish was tested, as for slip'),
      },
    },
    ownFacts: {
      kind: 'itemList',
      label: 'Facts of its own',
      noun: 'fact',
      titleField: 'fact',
      detailFields: ['text'],
      maxItems: classFactNames.length,
      help: 'What follows from the rock class is shown by itself; what stands here is shown in its place',
      fields: {
        fact: {
          kind: 'choice',
          label: 'Fact',
          required: 'Fact is required',
          options: classFactNames,
          default: 'customs',
          labels: classFactLabels,
        },
        text: { kind: 'text', label: 'Text', required: 'Text is required', maxLength: 300 },
      },
    },
    declarations: {
      kind: 'itemList',
      label: 'Declarations of performance',
      noun: 'declaration',
      titleField: 'number',
      detailFields: ['standard', 'issuedOn', 'system', 'body'],
      maxItems: 10,
      help: 'Each is a PDF on the page of the product, once Trade says who signs. It declares the tests up to its day that are not typical: give it a new number and day when they change',
      readItem: readDeclaration,
      fields: {
        number: { ...fact('Number'), required: 'Number is required' },
        standard: {
          ...fact('Standard', 'With its year, such as EN 12058:2004'),
          required: 'Standard is required',
        },
        issuedOn: { ...fact('Issued on'), format: 'date', required: 'Issued on is required' },
        system: {
          kind: 'choice',
          label: 'System of assessment',
          options: ['4', '3', '2+', '1', '1+'],
          default: '4',
        },
        body: fact('Notified body', 'Its number and name, where the system has one'),
        use: { kind: 'text', label: 'Intended use', required: 'Intended use is required', maxLength: 300 },
        others: {
          ...{ kind: 'text', label: 'Other characteristics', maxLength: 2_000, isMultiline: true },
          help: 'One a line, such as Reaction to fire: A1. What is not determined reads NPD',
        },
      },
    },
    density: technicalText('Density'),
    waterAbsorption: technicalText('Water absorption'),
    compressiveStrength: technicalText('Compressive strength'),
    flexuralStrength: technicalText('Flexural strength'),
    mohsHardness: technicalText('Mohs hardness', 'number'),
    thermalExpansion: technicalText('Thermal expansion'),
    published: { kind: 'flag', label: 'Published', default: true },
    ...scheduleFields,
    featured: { kind: 'flag', label: 'Featured', default: false },
    new: { kind: 'flag', label: 'New', default: false },
    relatedProducts: {
      kind: 'referenceList',
      label: 'Related products',
      to: 'product',
      maxItems: 12,
      snakeNameGives: 'names',
    },
    ...metaFields,
  },
});

export type Product = EntityRecord<typeof productEntity>;

function fact(label: string, help?: string): TextField {
  return { kind: 'text', label, maxLength: 120, isFact: true, ...(help && { help }) };
}

function technicalText(label: string, fact: 'with a unit' | 'number' = 'with a unit'): TextField {
  const check = { lack: 'specifications', severity: 'hint', empty: `${label} is not given`, fact } as const;
  return { kind: 'text', label, maxLength: 120, isPrinted: true, isFact: true, check };
}
