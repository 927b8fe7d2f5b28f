import type { Entity } from '#content/kit/entity.ts';
import { documentPathOf } from '../forms/document-path.ts';

/** Where a record is translated into a language. */
export function recordTranslationPath({ path }: Pick<Entity, 'path'>, id: number, language: string): string {
  return `/admin/${path}/${id}/translations/${language}/`;
}

export function documentTranslationPath(key: string, language: string): string {
  return `${documentPathOf(key)}translations/${language}/`;
}

/** @param image `/uploads/…` */
export function imageTranslationPath(image: string, language: string): string {
  return `/admin/images/translations/${language}/?${new URLSearchParams({ image })}`;
}
