import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

type DefinitionListProps = {
  facts: readonly Fact[];
  className?: string | undefined;
  /** Changes are announced. */
  isLive?: boolean;
};

/** What is known of something, in pairs of a label and its value. */
export function DefinitionList({ facts, className, isLive = false }: DefinitionListProps) {
  return (
    <dl className={className} aria-live={isLive ? 'polite' : undefined}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
