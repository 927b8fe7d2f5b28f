import { expect, test } from 'vitest';
import { completeValues } from '#content/documents/document-values.ts';
import { navigationDocument } from '#content/documents/navigation.document.ts';
import { valuesOfDocument } from '../../kit/forms/document-form-values.ts';
import { pageRenamedAt } from './renamed-pages.ts';

const { fields } = navigationDocument;
const published = valuesOfDocument(fields, completeValues(fields));

/** The page that an administrator may rename after typing something. */
function renamedBy(typed: Record<string, string>, idPath = 'menu/annex/label') {
  return pageRenamedAt(idPath, navigationDocument, { published, values: { ...published, ...typed } })?.kind;
}

test('An administrator who types another label may call the page this as well', () => {
  expect(renamedBy({ 'menu/annex/label': 'Our story' })).toBe('about');
  const inFooter = 'footer/rooms/links/showcase/label';
  expect(renamedBy({ [inFooter]: 'Halls' }, inFooter)).toBe('collections');
});

test('A new link with a label renames the page it leads to, once that is known', () => {
  const typed = { 'menu/new/label': 'Pictures', 'menu/new/path': '' };
  expect(renamedBy(typed, 'menu/new/label')).toBeUndefined();
  expect(renamedBy({ ...typed, 'menu/new/path': '/gallery/' }, 'menu/new/label')).toBe('gallery');
});

test('An administrator is not asked about labels that are as they were, or empty', () => {
  expect(renamedBy({})).toBeUndefined();
  expect(renamedBy({ 'menu/annex/label': ' ' })).toBeUndefined();
  expect(renamedBy({ 'menu/annex/label': 'Annex ' })).toBeUndefined();
});

test('An administrator is not asked where the link leads to a page without a name, or the field is no label', () => {
  for (const path of ['/statuario/', '/newsletter/', 'https://example.com/about/'])
    expect(renamedBy({ 'menu/annex/label': 'Our story', 'menu/annex/path': path })).toBeUndefined();
  expect(renamedBy({ 'menu/annex/description': 'Our story' }, 'menu/annex/description')).toBeUndefined();
});
