import { type ReactNode, useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Scripts, useMatches } from 'react-router';
import { DataApartContext } from './DataApartContext.ts';
import { InlineScript } from './InlineScript.tsx';
import { NonceContext } from './NonceContext.ts';

/**
 * The scripts that start a page. React Router's component also asks for each module ahead: twenty elements that are taken
 * out of the page again, since scripts wait for the first paint, and that the browser puts into it when it takes the page
 * over. It writes what is only for development, and for routes of several modules, which the back office has.
 */
export function PageScripts() {
  if (!import.meta.env.PROD) return <Scripts />;
  if (import.meta.env.SSR) return <WrittenScripts />;
  // They have run; where they stand is all that React looks for.
  return (
    <>
      <InlineScript text="" />
      <InlineScript text="" />
    </>
  );
}

function WrittenScripts(): ReactNode {
  const framework = useContext(FrameworkContext);
  const isDataApart = useContext(DataApartContext);
  const matches = useMatches();
  if (!framework) return null;
  const { manifest, serverHandoffString = '', renderMeta } = framework;
  if (matches.some(({ id }) => manifest.routes[id]?.clientLoaderModule)) return <Scripts />;
  // Data that a page carries is written only after them.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = matches.map(({ id }) => ({ id, module: manifest.routes[id]?.module ?? '' }));
  return (
    <StartedScripts
      state={`window.__reactRouterContext=${serverHandoffString};${isDataApart ? '' : openStream}`}
      modules={[
        `import ${JSON.stringify(manifest.url)};`,
        ...routes.map(({ module }, index) => `import*as route${index} from ${JSON.stringify(module)};`),
        `window.__reactRouterRouteModules={${routes.map(({ id }, index) => `${JSON.stringify(id)}:route${index}`).join()}};`,
        `import(${JSON.stringify(manifest.entry.module)});`,
      ].join('')}
    />
  );
}

/** What a page carries of its data is written into it; a page whose data comes apart does so itself (adopt-page-data.ts). */
const openStream =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());';

function StartedScripts({ state, modules }: { state: string; modules: string }) {
  const nonce = useContext(NonceContext);
  return (
    <>
      <InlineScript text={state} />
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: modules }} />
    </>
  );
}
