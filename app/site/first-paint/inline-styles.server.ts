import type { PageContext } from '#server/pages/page-context.ts';

const stylesheetLink = /<link[^<>]* rel="stylesheet" href="([^"#<>]+)(#?)"[^<>]*>/g;

/**
 * Inlines a page's stylesheets, so that the first paint waits for one response only. The links stay, disabled and never
 * fetched: what takes the page over looks for them (shared-stylesheets.ts).
 */
export function inlineStyles(
  html: string,
  { findStyles, nonce }: Pick<PageContext, 'findStyles' | 'nonce'>,
): string {
  return html.replaceAll(stylesheetLink, (link, path: string, fragment: string) => {
    const styles = findStyles(path);
    if (styles === undefined) return link;
    const shared = fragment && ' data-shared=""';
    return `<style nonce="${nonce}">${styles}</style><link disabled="" rel="stylesheet" href="${path}"${shared}/>`;
  });
}
