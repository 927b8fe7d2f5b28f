import type { MailBrand } from './mail-brand.ts';
import { contentToText, type MailContent } from './mail-content.ts';
import { contentToHtml, logoId } from './mail-html.ts';

/** A picture that comes with a mail and is shown in it. */
export type InlinePicture = { cid: string; fileName: string; bytes: Uint8Array };
/** A mail's parts: the same in plain text and in HTML, and the picture that the HTML shows. */
export type MailParts = { body: string; html: string; pictures: InlinePicture[] };

export function composeMail(content: MailContent, brand: MailBrand): MailParts {
  const { logo } = brand;
  return {
    body: contentToText(content),
    html: contentToHtml(content, brand),
    pictures: logo ? [{ cid: logoId, fileName: 'logo.png', bytes: logo.png }] : [],
  };
}
