import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptPageData } from './site/first-paint/adopt-page-data.ts';
import { trustOwnHtml } from './site/first-paint/trust-own-html.ts';

trustOwnHtml();
await adoptPageData();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
