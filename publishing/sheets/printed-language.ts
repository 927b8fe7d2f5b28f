import { lettersWithoutFont } from '#content/editorial/checks/print-letters.shared.ts';
import { currentLanguage, inLanguage, languagePrefix } from '#messages/language.ts';
import { nameOfLanguage } from '#messages/language-names.shared.ts';

/** Does some work in the language that is answered in, or in the one that is written in where PDFs lack its letters. */
export function inPrintedLanguage<Result>(work: () => Result): Result {
  const language = currentLanguage();
  if (language === undefined || lettersWithoutFont(nameOfLanguage(language, [])).length === 0) return work();
  return inLanguage(undefined, work, { prefix: languagePrefix() });
}
