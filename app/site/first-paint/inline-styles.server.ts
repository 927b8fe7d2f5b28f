/** React Router marks the styles of shared chunks with an empty fragment. */
const stylesheetLink = /<link(?=[^<>]*\srel="stylesheet")[^<>]*\shref="([^"#<>]+)#?"[^<>]*>/g;

/**
 * Inlines the page's stylesheet: the first paint then waits for one response instead of two. The link stays, disabled
 * and so never loaded, because React looks for it on hydration.
 * @param html a whole rendered page
 * @param findStyles the content of a stylesheet by its path
 */
export function inlineStyles(html: string, findStyles: (href: string) => string | undefined): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const styles = findStyles(href);
    if (styles === undefined) return link;
    return `<style>${styles.replaceAll('</style', '<\\/style')}</style>${link.replace('<link', '<link disabled=""')}`;
  });
}
