import type { Db } from '#database/connect.ts';
import { remember } from '#database/remembered.ts';
import { currentLanguage } from '#messages/language.ts';
import { findTexts } from '../kit/translated-texts.repository.ts';
import { documentKind } from './site-document.ts';
import { findShown } from './site-documents.repository.ts';
import { wordingDocument } from './wording.document.ts';

const prefix = 'messages/';

/** What the company says in other words than the shipped ones of the language that is answered in, by key. */
export function readWording(db: Db): Promise<Readonly<Record<string, string>>> {
  return remember(db, 'wording', async () => {
    const { key } = wordingDocument;
    if (currentLanguage() === undefined) {
      return (await findShown(db, wordingDocument)).messages as Readonly<Record<string, string>>;
    }
    const texts = (await findTexts(db, { kind: documentKind, subjects: [key] })).get(key) ?? {};
    const own = Object.entries(texts).filter(([field]) => field.startsWith(prefix));
    return Object.fromEntries(own.map(([field, text]) => [field.slice(prefix.length), text]));
  });
}
