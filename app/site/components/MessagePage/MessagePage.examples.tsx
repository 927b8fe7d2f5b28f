import type { Examples } from '../../../catalogue/examples.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from './MessagePage.tsx';

export const examples: Examples = {
  Plain: <MessagePage label="404" heading="This page is not here" />,
  'With actions': (
    <MessagePage
      label="Received"
      heading="Thank you"
      actions={<ButtonLink to="/products/">Back to the collections</ButtonLink>}
    >
      <p>We reply within 24 hours.</p>
    </MessagePage>
  ),
};
