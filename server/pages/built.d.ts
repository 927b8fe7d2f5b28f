/** The built pages, by their part of the site: there once they are built. */
declare module '#pages/*' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}
