import type { Examples } from '../../../catalogue/examples.ts';
import { DraftOffer } from './DraftOffer.tsx';

const draft = { key: 'product-1', savedAt: '2026-03-01T09:30:00.000Z', etag: '', base: {}, values: {} };
const actions = { onRestore: () => undefined, onDiscard: () => undefined };

export const examples: Examples = {
  Plain: <DraftOffer {...actions} draft={draft} isOutdated={false} />,
  Outdated: <DraftOffer {...actions} draft={draft} isOutdated />,
};
