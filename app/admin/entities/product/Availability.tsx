import { StateBadge } from '../../kit/lists/StateBadge/StateBadge.tsx';

const tones = new Map(Object.entries<'good' | 'accent' | 'plain'>({ Available: 'good', Limited: 'accent' }));

export function Availability({ value }: { value: string }) {
  return <StateBadge tone={tones.get(value) ?? 'plain'}>{value}</StateBadge>;
}

/** A price is free text; an empty one has a text of its own (specification/back-office.md, "Lists"). */
export function priceText(price: string): string {
  return price || 'Quote on request';
}
