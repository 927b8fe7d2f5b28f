import shell from '#messages/en/shell.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';

/** A page of its own, without the shell around it (specification/messages.md, "Public pages"). */
export function UnexpectedError() {
  const t = useMessages(shell);
  return (
    <main id="main">
      <title>{t('shell:failed.unexpected')}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        label={t('shell:failed.label')}
        heading={t('shell:failed.unexpected')}
        actions={
          <ButtonLink to="/" reloadDocument>
            {t('shell:back.home')}
          </ButtonLink>
        }
      >
        <p>{t('shell:failed.unexpectedText')}</p>
      </MessagePage>
    </main>
  );
}
