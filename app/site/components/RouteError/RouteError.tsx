import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import shell from '#messages/en/shell.json' with { type: 'json' };
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { BackLink } from './BackLink.tsx';
import type { Way } from './back-to.ts';
import { describeFailure } from './describe-failure.ts';

type RouteErrorProps = {
  /** Heading for failures that bring none of their own. */
  failure: keyof typeof shell;
  /** What the company says instead. */
  title?: string | undefined;
  titleIn?: InLanguage;
  /** Links besides 'Retry', which loads this page's records again; without scripts it leads to this page's URL. */
  actions: readonly Way[];
  /** False where a retry can't help. */
  canRetry?: boolean;
};

/**
 * What a page shows in its own place when its records are missing or could not be read. Loaders say what is
 * missing with `throw data({ title, message }, { status: 404 })`; anything else shows no internals.
 */
export function RouteError({ failure, title, titleIn = {}, actions, canRetry = true }: RouteErrorProps) {
  const t = useMessages(shell);
  const said = describeFailure(t, useRouteError(), title || t(failure));
  const { pathname, search } = useLocation();
  const retry = useRetry();
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessagePage
        label={said.label}
        heading={said.title}
        headingIn={title && said.title === title ? titleIn : {}}
        actions={
          <>
            {actions.map((action, index) => (
              <BackLink key={action.to} {...action} look={index === 0 ? 'block' : 'line'} />
            ))}
            {canRetry ? (
              <ButtonLink to={pathname + search} reloadDocument onClick={retry}>
                {t('shell:retry')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p>{said.message}</p>
      </MessagePage>
    </>
  );
}

/** Requests the page's records again. Once loaded, the button is gone, and the focus moves to what replaces it. */
function useRetry(): (event: MouseEvent) => void {
  const { revalidate } = useRevalidator();
  const hasRetried = useRef(false);
  useEffect(() => {
    return () => {
      if (hasRetried.current) document.getElementById('main')?.focus();
    };
  }, []);
  return (event) => {
    event.preventDefault();
    hasRetried.current = true;
    void revalidate();
  };
}
