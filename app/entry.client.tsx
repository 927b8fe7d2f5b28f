import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgiveSkippedTransitions } from './site/behaviour/forgive-skipped-transitions.ts';
import { nameSharedStylesheets } from './site/first-paint/shared-stylesheets.ts';
import { trustOwnHtml } from './site/first-paint/trust-own-html.ts';

trustOwnHtml();
forgiveSkippedTransitions();
nameSharedStylesheets();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
