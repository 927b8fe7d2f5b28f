const firstLetter = /\p{L}/u;
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/** By its first letter. Outlook knows no `dir="auto"`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** The attributes of a block that is set in the direction of its text. */
export function directed(text: string): string {
  return directionOf(text) === 'rtl' ? 'dir="rtl" align="right"' : 'dir="ltr" align="left"';
}
