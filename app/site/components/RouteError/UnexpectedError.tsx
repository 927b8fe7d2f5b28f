import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';

/** A page of its own, without the shell around it (specification/messages.md, "Public pages"). */
export function UnexpectedError() {
  return (
    <main id="main">
      <title>Unexpected Application Error!</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        label="Error"
        heading="Unexpected Application Error!"
        actions={
          <ButtonLink to="/" reloadDocument>
            Return to Home
          </ButtonLink>
        }
      >
        <p>Something went wrong on our side. Please try again in a moment.</p>
      </MessagePage>
    </main>
  );
}
