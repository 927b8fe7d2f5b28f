import { iconPaths } from '../appearance/icons.service.ts';

/** The paths under which browsers look for the manifest, the newest first. */
export const manifestPaths = ['/manifest.webmanifest', '/site.webmanifest'];

/** The files at the root of the site that are made from what is published. */
export const siteFilePaths: readonly string[] = [
  ...['/sitemap.xml', '/robots.txt', '/blog/feed.xml'],
  ...manifestPaths,
  ...iconPaths,
];
