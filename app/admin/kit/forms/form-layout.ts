import type { Entity } from '#content/kit/entity.ts';
import type { Field } from '#content/kit/field.ts';
import { t } from '../language/t.ts';

/** How an entity's fields are laid out in its form. */
export type FormLayout = {
  entity: Entity;
  noun: string;
  /** The path of the list and its name. */
  list: { to: string; label: string };
  sections: readonly FormSection[];
  placeholders: Readonly<Record<string, string | undefined>>;
  /** Pages of a stored record beside its form. */
  besides: readonly { label: string; pathOf: (id: number) => string }[];
};

export type FormSection<Name extends string = string> = {
  title: string;
  help?: string;
  column: 'main' | 'side';
  /** Each entry is a row; several names in one are shown side by side. */
  rows: readonly (Name | readonly Name[])[];
};

type NamesIn<Sections extends readonly FormSection[]> = Sections[number]['rows'][number] extends infer Row
  ? Row extends readonly (infer Name)[]
    ? Name
    : Row
  : never;

/** Rejects sections that leave a field out; the type error names it. */
type Complete<Names, Sections extends readonly FormSection[]> = [Exclude<Names, NamesIn<Sections>>] extends [
  never,
]
  ? unknown
  : { 'fields that no section shows': Exclude<Names, NamesIn<Sections>> };

/** Lays out the fields of an entity: all of them, under their declared names. */
export function defineFormLayout<
  const Fields extends Record<string, Field>,
  const Sections extends readonly FormSection<keyof Fields & string>[],
>(layout: {
  entity: Entity<Fields>;
  placeholders?: { readonly [Name in keyof Fields]?: string };
  besides?: FormLayout['besides'];
  sections: Sections & NoInfer<Complete<keyof Fields, Sections>>;
}): FormLayout {
  const { entity, placeholders = {}, besides = [], sections } = layout;
  const list = { to: `/admin/${entity.path}/`, label: t(entity.listTitle) };
  return { entity: entity as Entity, noun: t(entity.noun.one), list, sections, placeholders, besides };
}

/** The section that every entity with a page of its own has. */
export const searchSection = {
  title: t('Search engines'),
  help: t('How the page reads in search results. Left empty, name and description are used.'),
  column: 'main',
  rows: ['metaTitle', 'metaDescription', 'metaUrl'],
} as const satisfies FormSection;

/** The section of everything that can be a draft. */
export const scheduleSection = {
  title: t('Schedule'),
  help: t('As clocks at the company show it. Left empty, nothing happens by itself.'),
  column: 'side',
  rows: ['publishAt', 'unpublishAt'],
} as const satisfies FormSection;
