import { completeValues } from '#content/documents/document-values.ts';
import { type DocumentKey, type DocumentValues, siteDocuments } from '#content/documents/registry.ts';
import type { SiteDocumentService } from '#content/documents/site-documents.service.ts';
import { testAuthor } from './sample-records.ts';

/** Lets the menu show a picture for the showcase. */
export async function saveMenuPicture(documents: SiteDocumentService, image: string): Promise<void> {
  const { menu } = await documents.get('navigation');
  const pictured = menu.map((link) => (link.id === 'showcase' ? { ...link, image } : link));
  await documents.save('navigation', { value: { menu: pictured }, author: testAuthor });
}

/** Shows a picture on the home page's first slide. */
export async function saveSlide(documents: SiteDocumentService, image: string): Promise<void> {
  const home = await documents.get('home');
  const slides = home.slides.map((slide, index) => (index === 0 ? { ...slide, image } : slide));
  await documents.save('home', { value: { slides }, author: testAuthor });
}

/** What a document holds while nobody has written it. */
export function startOf<Key extends DocumentKey>(key: Key): DocumentValues[Key] {
  const document = siteDocuments.find((candidate) => candidate.key === key);
  return completeValues(document?.fields ?? {}) as DocumentValues[Key];
}
