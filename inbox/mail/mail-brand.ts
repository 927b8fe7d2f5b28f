import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';

/** By what a mail shows whom it is from. */
export type MailBrand = {
  name: string;
  /** That the staff reads, BCP 47. */
  language: string;
  /** An IANA name: times in mails are those of the company's clocks. */
  timeZone: string;
  /** Of the site, without a slash at its end. */
  publicUrl: string;
  colours: CompanyColours;
  /** On a ground of its own, so that it is seen whatever a mail program makes of the colours around it. */
  logo?: MailLogo;
};

/** A PNG of twice the size that it is shown in. */
export type MailLogo = { png: Uint8Array; width: number; height: number };
