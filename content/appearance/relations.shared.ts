import { hexOf, type Lab, labOf } from './colour.shared.ts';

type Tint = Pick<Lab, 'a' | 'b'>;
type Pair = readonly [from: string, to: string];

/** A tint may become this many times as strong on a strong ground; more would be a colour of its own. */
const strongestTint = 2;

/**
 * The colour that stands between the two of a pair as the shipped colour stands between its two: as far along, by
 * lightness, and off the straight way by as much of their tint.
 */
export function place(shippedColour: string, shipped: Pair, pair: Pair): string {
  const [shippedFrom, shippedTo] = [labOf(shipped[0]), labOf(shipped[1])];
  const [from, to] = [labOf(pair[0]), labOf(pair[1])];
  const at = labOf(shippedColour);
  const share = (at.lightness - shippedFrom.lightness) / (shippedTo.lightness - shippedFrom.lightness);
  const straight = mix(shippedFrom, shippedTo, share);
  const between = mix(from, to, share);
  const ownTint = { a: at.a - straight.a, b: at.b - straight.b };
  const tint = turn(ownTint, { from: shippedFrom, to: from, strongest: strongestTint });
  return hexOf({ lightness: between.lightness, a: between.a + tint.a, b: between.b + tint.b });
}

/** What becomes of a colour where `shipped` tells what became of the shipped one. */
export function follow(colour: string, [from, to]: Pair): Lab {
  const [shippedFrom, shippedTo, changed] = [labOf(from), labOf(to), labOf(colour)];
  return {
    lightness: changed.lightness + shippedTo.lightness - shippedFrom.lightness,
    ...turn(shippedTo, { from: shippedFrom, to: changed }),
  };
}

export function mix(from: Lab, to: Lab, share: number): Lab {
  return {
    lightness: from.lightness + (to.lightness - from.lightness) * share,
    a: from.a + (to.a - from.a) * share,
    b: from.b + (to.b - from.b) * share,
  };
}

/** A tint turned and strengthened as one colour is against another; on grey there is none. */
function turn(tint: Tint, by: { from: Tint; to: Tint; strongest?: number }): Tint {
  const { from, to, strongest = Number.POSITIVE_INFINITY } = by;
  const size = from.a ** 2 + from.b ** 2;
  const turned = { a: (to.a * from.a + to.b * from.b) / size, b: (to.b * from.a - to.a * from.b) / size };
  const strength = Math.hypot(turned.a, turned.b);
  const held = strength > strongest ? strongest / strength : 1;
  return {
    a: held * (tint.a * turned.a - tint.b * turned.b),
    b: held * (tint.a * turned.b + tint.b * turned.a),
  };
}
