import type { Examples } from '../../../catalogue/examples.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { FormNotices } from './FormNotices.tsx';

const offer = {
  key: 'products/1/1',
  savedAt: '2026-03-01T10:00:00.000Z',
  etag: 'W/"v3"',
  base: {},
  values: {},
};

function editingOf(draft: { offer?: typeof offer; isOpenElsewhere?: boolean }) {
  return {
    form: { base: { id: 1, etag: 'W/"v3"' } },
    draft: { offer: undefined, isOpenElsewhere: false, settleOffer: () => undefined, ...draft },
    restoreDraft: () => undefined,
  };
}

export const examples: Examples = {
  'With a draft of an earlier window': <FormNotices editing={editingOf({ offer })} noun="product" />,
  'Open in another window': <FormNotices editing={editingOf({ isOpenElsewhere: true })} noun="product" />,
  'With a message of its own': (
    <FormNotices editing={editingOf({})} noun="document">
      <Message kind="info">This is a draft that visitors do not see yet. Saving publishes it.</Message>
    </FormNotices>
  ),
};
