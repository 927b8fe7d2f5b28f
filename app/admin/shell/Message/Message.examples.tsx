import type { Examples } from '../../../catalogue/examples.ts';
import { Message } from './Message.tsx';

export const examples: Examples = {
  Error: <Message kind="error">It could not be saved.</Message>,
  'Error, to be tried again': (
    <Message kind="error" onRetry={() => undefined}>
      The list could not be read.
    </Message>
  ),
  Success: <Message kind="success">Saved.</Message>,
  Information: <Message kind="info">A draft is kept in this browser.</Message>,
};
