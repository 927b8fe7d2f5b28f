import { formatPlainDay } from '../shell/format-time.ts';
import { Message } from '../shell/Message/Message.tsx';
import type { Factors } from './factors.ts';

type RequiredFactorProps = Pick<Factors, 'requiredFrom' | 'isHeldBack'>;

/** For whoever must have a second factor and has none yet. */
export function RequiredFactor({ requiredFrom, isHeldBack }: RequiredFactorProps) {
  if (requiredFrom === null) return null;
  if (isHeldBack)
    return (
      <Message kind="error">
        A second factor is required here, and you have none yet. Nothing else opens until you have set up
        codes of an app or a passkey below. It takes a minute, and you stay signed in.
      </Message>
    );
  return (
    <Message kind="info">
      From {formatPlainDay(requiredFrom)} on nothing but this page opens without a second factor. Set one up
      before.
    </Message>
  );
}
