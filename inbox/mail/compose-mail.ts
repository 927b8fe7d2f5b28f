import type { MailBrand } from './mail-brand.ts';
import { contentToText, type MailContent, oneLine, withWrittenTimes } from './mail-content.ts';
import { contentToHtml, logoId } from './mail-html.ts';

/** A picture that comes with a mail and is shown in it. */
export type InlinePicture = { cid: string; fileName: string; bytes: Uint8Array };
/** A mail's parts: the same in plain text and in HTML, and the picture that the HTML shows. */
export type MailParts = { body: string; html: string; pictures: InlinePicture[] };

export function composeMail(stored: MailContent, brand: MailBrand): MailParts {
  const { logo } = brand;
  const content = withWrittenTimes(stored, brand);
  return {
    body: contentToText(content, brand),
    html: contentToHtml(content, brand),
    pictures: logo ? [{ cid: logoId, fileName: 'logo.png', bytes: logo.png }] : [],
  };
}

/** Whom a mail is from: the company, where the settings name nobody beside the address. */
export function senderOf(
  from: string,
  { name }: { name: string },
): string | { name: string; address: string } {
  return from.includes('<') ? from : { name: oneLine(name), address: from };
}
