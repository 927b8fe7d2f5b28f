import type { Company } from '#content/documents/company.document.ts';

type NetworkLinksProps = { networks: Company['social']; label?: string; className?: string | undefined };

/** Links to the company's social networks. */
export function NetworkLinks({ networks, label, className }: NetworkLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {networks.map((network) => (
        <li key={network.id}>
          <a href={network.href} rel="noopener">
            {network.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
