import type { Ties } from './FieldFrame.tsx';

/** The attributes for Mantine's inputs, which replace a given `aria-describedby` by their wrapper's. */
export function inputTies(ties: Ties) {
  return { ...ties, attributes: { input: { 'aria-describedby': ties['aria-describedby'] } } };
}
