/** What stones are used for. */
export const uses = [
  ...(['floor-home', 'floor-public', 'stairs', 'floor-wet', 'shower', 'pool'] as const),
  ...(['paving-frost', 'facade', 'worktop', 'fireplace', 'wall', 'monument'] as const),
];
export type Use = (typeof uses)[number];
