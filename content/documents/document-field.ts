import type { DecimalField, Field, InputValue, TextField } from '../kit/field.ts';
import type { TextFormat } from './text-formats.ts';
import type { Weekday } from './weekdays.shared.ts';

/** The closed list of what a site document is made of: kinds that records have too, and some that only documents need. */
export type DocumentField = LeafField | GroupField | ListField;
export type DocumentFields = { readonly [name: string]: DocumentField };

/** What holds a value of its own. */
export type LeafField =
  | DocumentTextField
  | (KitField<'html'> & { default?: string })
  | CountField
  | KitField<'flag' | 'choice' | 'textList' | 'media' | 'mediaList'>
  | OptionalChoiceField
  | ColourField
  | DecimalField
  | FileField
  | WeekdaysField
  | PickField
  | SimpleListField;

type KitField<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Common = { label: string; help?: string; required?: string };

export type DocumentTextField = TextField & {
  format?: TextFormat;
  /** Of a link: a path of this site that nothing was ever at is refused. */
  mustLead?: true;
  /** The field beside it that holds the number a form makes a `tel` link of, where the link is left empty. */
  numberIn?: string;
  /** Of a message: what it says where it is left empty. */
  shipped?: string;
};
/** `filledInAs`: texts of the document show it where they say `{hours}`. */
type CountField = KitField<'count'> & { default?: number; max?: number; filledInAs?: string };
/** One of the names' codes, or null while none is chosen. */
export type OptionalChoiceField = Common & { kind: 'optionalChoice'; names: ReadonlyMap<string, string> };
/** Hexadecimal, with six digits: `#1f2a36`. */
type ColourField = Common & { kind: 'colour'; default: string };
/** The path of an uploaded PDF, or an https URL. */
type FileField = Common & { kind: 'file' };
/** Some days of a week, in their order. */
type WeekdaysField = Common & { kind: 'weekdays' };
/** Records in an order of their own, by their slugs. */
export type PickField = Common & { kind: 'products' | 'categories'; maxItems: number };
/** Short values in an order of their own. */
export type SimpleListField = Common & {
  kind: 'list';
  item: DocumentTextField;
  /** What one of them is called: 'Add quantity'. */
  noun: string;
  minItems?: number;
  maxItems: number;
  default?: readonly string[];
};

/** Fields that belong together. */
export type GroupField = {
  kind: 'group';
  label: string;
  help?: string;
  fields: DocumentFields;
  /** It holds only those of its texts that are not empty. */
  isSparse?: true;
};

/** Items of the same fields in an order of their own. Each has an `id` that stays with it, wherever it is moved. */
export type ListField = {
  kind: 'list';
  label: string;
  help?: string;
  fields: { readonly [name: string]: LeafField | ListField };
  /** What one item is called: 'Add phone'. */
  noun: string;
  /** The field that names an item, or `id`. */
  titleField: string;
  /** The field that names an item whose title is empty. */
  otherTitleField?: string;
  /** Fields that are told beside the title. They are short, and stand side by side when it is unfolded. */
  detailFields?: readonly string[];
  minItems?: number;
  maxItems: number;
  /** What a site begins with, by the items' ids. */
  default?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The items of the default are all there are: they cannot be added or removed, only ordered. */
  isFixed?: true;
};

/** What a field holds. */
type DocumentFieldValue<F> = F extends { kind: 'group'; fields: infer Inner }
  ? DocumentFieldValues<Inner>
  : F extends { kind: 'list'; fields: infer Inner }
    ? ({ id: ItemId<F> } & DocumentFieldValues<Inner>)[]
    : F extends { kind: 'list' | PickField['kind'] }
      ? string[]
      : F extends { kind: 'decimal' }
        ? number
        : F extends { kind: 'weekdays' }
          ? Weekday[]
          : F extends { kind: 'optionalChoice' }
            ? string | null
            : F extends { kind: 'colour' | 'file' }
              ? string
              : F extends Field
                ? InputValue<F>
                : never;

export type DocumentFieldValues<Fields> = {
  -readonly [Name in keyof Fields]: DocumentFieldValue<Fields[Name]>;
};

/** Of fixed items the ids are known. */
type ItemId<F> = F extends { isFixed: true; default: infer Items } ? keyof Items & string : string;
