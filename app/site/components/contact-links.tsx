import type { Company } from '#content/documents/company.document.ts';

/** A number keeps its order on a page that is read from the right: its plus sign stays in front. */
export function PhoneLink({ phone: { display, href } }: { phone: Company['phones'][number] }) {
  return (
    <a href={href}>
      <bdi>{display || href.replace(/^tel:/, '')}</bdi>
    </a>
  );
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`}>
      <bdi>{address}</bdi>
    </a>
  );
}
