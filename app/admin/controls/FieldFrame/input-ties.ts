import type { Ties } from './FieldFrame.tsx';

/** The ties as Mantine's inputs take them: an `aria-describedby` of their own they would replace by their wrapper's. */
export function inputTies(ties: Ties) {
  return { ...ties, attributes: { input: { 'aria-describedby': ties['aria-describedby'] } } };
}
