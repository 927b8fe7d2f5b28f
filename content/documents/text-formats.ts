import compile from 'icu-minify/compile';

/** What a text of a document may have to be. */
export type TextFormat = 'email' | 'tel' | 'https' | 'date' | 'time' | 'message' | 'language';

const formats: Record<TextFormat, { isMet: (text: string) => boolean; message: string }> = {
  email: {
    isMet: (text) => /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@<>"(),:;\\]+$/u.test(text),
    message: 'Give an e-mail address such as sales@company.com',
  },
  tel: {
    isMet: (text) => /^tel:\+?\d[\d().-]{1,30}$/.test(text),
    message: 'Give tel: and the number with the code of its country, without spaces',
  },
  https: {
    isMet: (text) => isSecureUrl(completeUrl(text)),
    message: 'Give an address that starts with https://',
  },
  date: {
    isMet: isDate,
    message: 'Give a date such as 2026-03-01',
  },
  message: {
    isMet: isMessage,
    message: 'Close every { with a }, and write < and { only around what is filled in',
  },
  language: {
    isMet: isLanguage,
    message: 'Give the short name of a language, such as de or pt-BR',
  },
  time: {
    isMet: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
    message: 'Give a time such as 09:00',
  },
};

/** Why a text is not of a format; nothing for an empty one. */
export function judgeFormat(format: TextFormat | undefined, text: string): string | undefined {
  if (format === undefined || text === '') return undefined;
  return formats[format].isMet(text) ? undefined : formats[format].message;
}

/** `instagram.com/company`, as people write an address, with `https://` in front; another text as it is. */
export function completeUrl(text: string): string {
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

/** Profiles such as https://video.example/@company are URLs; a host name after an @ would lead elsewhere. */
function isSecureUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\p{C}\\"<>]+$/iu.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '';
}

/** Whether it is a text in ICU MessageFormat. */
function isMessage(text: string): boolean {
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A BCP 47 tag in its usual spelling, of a language that is known. */
function isLanguage(text: string): boolean {
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
    return Intl.getCanonicalLocales(text)[0] === text && names.of(text) !== undefined;
  } catch {
    return false;
  }
}
