import type { EntityName } from '#database/schema.ts';
import type { Translated } from './fallback-of.shared.ts';

export type { EntityName };

/**
 * The closed list of field kinds. An entity's declaration names each field once; validation, types, storage,
 * the API's names and the back-office form come from it.
 */
/** What a record can lack although it may be saved like that. */
export type LackKind = 'picture' | 'alt' | 'link' | 'text' | 'specifications' | 'category' | 'meta';
/** A problem is what visitors notice; a hint is what would be better. */
export type Severity = 'problem' | 'hint';

/** What the publish check expects of a field beyond what saving requires (specification/back-office.md, "Checks"). */
export type FieldCheck = {
  lack: LackKind;
  severity: Severity;
  /** Said where it is empty; without it the field may be. */
  empty?: string;
  /** With less than this it is said to be thin. */
  minWords?: number;
  minLength?: number;
  /** It, or each of a list, should read as a number (content/facts/). */
  fact?: 'with a unit' | 'number';
};

type Common = {
  /** What the back office calls the field. */
  label: string;
  help?: string;
  check?: FieldCheck;
  /** The message when the field is left empty; without it the field is optional. */
  required?: string;
  /** The list's search looks into it. */
  isSearchable?: true;
  /** The visitors' search finds the record by it, the sooner the weightier the column is. */
  foundIn?: 'names' | 'facts' | 'uses' | 'texts';
  /** Pages do more than show it: they look for what has that name, or measure its letters. A preview must not mark it. */
  isProcessed?: true;
  /** It stands on PDFs as well, whose fonts lack some letters. */
  isPrinted?: true;
  /** It is the same in every language: a figure, a place, somebody's name. Other texts are translated. */
  isFact?: true;
  /** Visitors never read it; what they search must not find it either. */
  isForStaff?: true;
  /** The list may be sorted by it. */
  isSortable?: true;
  /** What companies call it in their lists, as `splitUnit` folds names: what an import suggests. */
  alsoCalled?: readonly string[];
  /** The same for words that mean other things as well: it is suggested where no other column is this field. */
  perhapsCalled?: readonly string[];
  /** The API's names for it: first the public side's, then the back office's. Default: camelCase, snake_case. */
  names?: readonly string[];
  /** The API also has it in an object: `['seo', 'metaTitle']` is `seo.metaTitle`. */
  partOf?: readonly [object: string, name: string];
};

export type TextField = Common & {
  kind: 'text';
  maxLength: number;
  isMultiline?: true;
  default?: string;
  /** It leads somewhere: a path of this site or an https URL (link-target.shared.ts). */
  isLink?: true;
};
/**
 * A code of the company's own, which no two records that are there have alike: trimmed, in the case it is given; null where
 * there is none.
 */
type CodeField = Common & { kind: 'code'; maxLength: number };
/** Formatted text: HTML that is cleaned when written and when shown. */
type HtmlField = Common & { kind: 'html'; maxLength: number };
/**
 * The part of its path that names the record. Where it is left out it is made from another field, or from `fallback`
 * where that gives none.
 */
export type SlugField = Common & {
  kind: 'slug';
  space: 'top-level' | 'own';
  from?: string;
  fallback?: string;
  /** It is a number that somebody gives, and what that looks like: unique, and found, whatever its case. */
  numberRule?: { isValid: (text: string) => boolean; message: string };
};
type FlagField = Common & { kind: 'flag'; default: boolean };
/** A whole number of at least 0. */
export type CountField = Common & {
  kind: 'count';
  min?: number;
  max?: number;
  /**
   * It is a length in millimetres. An import takes other units as well, and asks which one it is where most numbers of a
   * list are smaller than usual; `hasOwnUnit` where it is often another than that of the other lengths.
   */
  millimetres?: { usualFrom: number; hasOwnUnit?: true };
};
/** A number that may have a fraction, such as a latitude. */
export type DecimalField = Common & { kind: 'decimal'; min: number; max: number; default?: number };
export type ChoiceField<Option extends string = string> = Common & {
  kind: 'choice';
  options: readonly Option[];
  default: Option;
  /** How an editor reads an option, where a capital letter is not enough. */
  labels?: Readonly<Record<string, string>>;
};
type TextListField = Common & { kind: 'textList'; maxItems: number };
/** The path of an uploaded picture or video (`/uploads/…`), or an https address; a logo may be a drawing as well. */
export type MediaField = Common & {
  kind: 'media';
  accepts: 'image' | 'video' | 'any' | 'logo';
  /** A field: in a ZIP beside a list, a row's picture is the one called as it, with `_` for `/`. */
  archivedAs?: string;
};
export type MediaListField = Common & { kind: 'mediaList'; maxItems: number };
/** Another record, stored as its id. */
export type ReferenceField = Common & {
  kind: 'reference';
  to: EntityName;
  /** The API shows the slug under the field's own name, and takes a slug, a name or an id; else it shows the name. */
  readAs?: 'slug';
};
/** Other records, stored as their ids; `snakeNameGives` says what the snake_case name shows. */
export type ReferenceListField = Common & {
  kind: 'referenceList';
  to: EntityName;
  maxItems: number;
  snakeNameGives: 'names' | 'slugs';
};
/** Items of the same fields in an order of their own, stored as one list. Each has an `id` that stays with it. */
export type ItemListField = Common & {
  kind: 'itemList';
  /** What one item is called: 'Add list'. */
  noun: string;
  /** The field that names an item. */
  titleField: string;
  /** Fields that are told beside the title. They are short, and stand side by side when it is unfolded. */
  detailFields?: readonly string[];
  maxItems: number;
  fields: ItemFields;
  /** What its fields say of each other: an item as it is stored, or what is wrong with which field. */
  readItem?: (item: Readonly<Record<string, unknown>>) => ReadItem;
};
/** `date`: a day as YYYY-MM-DD, or empty. */
type ItemTextField = TextField & { format?: 'date' };
export type ItemField =
  | ItemTextField
  | CountField
  | DecimalField
  | FlagField
  | ChoiceField
  | ReferenceListField;
type ItemFields = { readonly [name: string]: ItemField };
export type ReadItem = { item: object } | { errors: Readonly<Record<string, string>> };
/** A moment, ISO 8601 in UTC. */
type TimeField = Common & { kind: 'time' };
/** A moment at which something is due by itself, ISO 8601 in UTC; null where nothing is. Visitors read null. */
type DueTimeField = Common & { kind: 'dueTime' };

export type Field =
  | TextField
  | CodeField
  | HtmlField
  | SlugField
  | FlagField
  | CountField
  | ChoiceField
  | TextListField
  | MediaField
  | MediaListField
  | ReferenceField
  | ReferenceListField
  | ItemListField
  | TimeField
  | DueTimeField;

/** A related record as it is read. */
export type RecordReference = { id: number; name: string; slug: string } & Translated;

/** What a field is given when a record is written. */
export type InputValue<F extends Field | ItemField> =
  F extends ChoiceField<infer Option>
    ? Option
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'count' | 'decimal' | 'reference' }
        ? number
        : F extends { kind: 'textList' | 'mediaList' }
          ? string[]
          : F extends { kind: 'referenceList' }
            ? number[]
            : F extends { kind: 'itemList'; fields: infer Fields extends ItemFields }
              ? ({ id: string } & { -readonly [Name in keyof Fields]: InputValue<Fields[Name]> })[]
              : F extends { kind: 'code' | 'dueTime' }
                ? string | null
                : string;

/** What a field holds when a record is read: references are followed. */
export type RecordValue<F extends Field | ItemField> = F extends { kind: 'reference' }
  ? RecordReference
  : F extends { kind: 'referenceList' }
    ? RecordReference[]
    : F extends { kind: 'itemList'; fields: infer Fields extends ItemFields }
      ? ({ id: string } & { -readonly [Name in keyof Fields]: RecordValue<Fields[Name]> })[]
      : InputValue<F>;
