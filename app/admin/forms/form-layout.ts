import type { Entity } from '#content/kit/entity.ts';
import type { UploadType } from '#media/upload-limits.shared.ts';
import type { ApiRecord } from './form-values.ts';

/** How an entity's fields are laid out for an editor. */
export type FormLayout = {
  entity: Entity;
  /** What messages call a record: 'Error saving blog post. Please try again.' */
  noun: string;
  /** Where the list is and what it is called. */
  list: { to: string; label: string };
  uploadType: UploadType;
  sections: readonly FormSection[];
  placeholders?: Readonly<Record<string, string>>;
  /** The address at which visitors see the record, where it has a page of its own. */
  addressOf?: (slug: string) => string;
  /** The page on which visitors see it among others. */
  shownOn?: string;
  /** Which field describes the record where the meta description is empty. */
  descriptionField?: string;
};

export type FormSection = {
  title: string;
  help?: string;
  column: 'main' | 'side';
  /** A row each; several names stand side by side. */
  rows: readonly (string | readonly string[])[];
};

/** Where visitors see a record as it is stored; nowhere while it is a draft. */
export function siteAddressOf(layout: FormLayout, record: ApiRecord): string | undefined {
  if (layout.entity.hasDrafts && record.published !== true) return undefined;
  return layout.addressOf?.(String(record.slug ?? '')) ?? layout.shownOn;
}

/** The section that every entity with a page of its own has. */
export const searchSection: FormSection = {
  title: 'Search engines',
  help: 'How the page reads in search results. Left empty, name and description are used.',
  column: 'main',
  rows: ['metaTitle', 'metaDescription', 'metaUrl'],
};
