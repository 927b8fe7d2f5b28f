import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { describeFailure } from './describe-failure.ts';

type Action = { label: string; to: string };

type RouteErrorProps = {
  /** Heading for failures that bring none of their own. */
  title: string;
  /** Links besides 'Retry', which loads this page's records again; without scripts it leads to this page's URL. */
  actions: readonly Action[];
  /** False where a retry can't help. */
  canRetry?: boolean;
};

/**
 * What a page shows in its own place when its records are missing or could not be read. Loaders say what is
 * missing with `throw data({ title, message }, { status: 404 })`; anything else shows no internals.
 */
export function RouteError({ title, actions, canRetry = true }: RouteErrorProps) {
  const failure = describeFailure(useRouteError(), title);
  const { pathname, search } = useLocation();
  const retry = useRetry();
  return (
    <>
      <meta name="robots" content="noindex" />
      <MessagePage
        label={failure.label}
        heading={failure.title}
        actions={
          <>
            {actions.map((action, index) => (
              <ButtonLink key={action.to} to={action.to} look={index === 0 ? 'block' : 'line'}>
                {action.label}
              </ButtonLink>
            ))}
            {canRetry ? (
              <ButtonLink to={pathname + search} reloadDocument onClick={retry}>
                Retry
              </ButtonLink>
            ) : null}
          </>
        }
      >
        <p>{failure.message}</p>
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
