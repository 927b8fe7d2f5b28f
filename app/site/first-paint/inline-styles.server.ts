/** React Router marks the styles of a chunk that pages share by an empty fragment. */
const stylesheetLink = /<link(?=[^<>]*\srel="stylesheet")[^<>]*\shref="([^"#<>]+)#?"[^<>]*>/g;

/**
 * Writes the page's stylesheet into the page: the first paint then waits for one answer and not for two. The link
 * stays, disabled and so never fetched, because React looks for it when it takes the page over.
 * @param html a whole rendered page
 * @param findStyles the content of a stylesheet by its address
 */
export function inlineStyles(html: string, findStyles: (address: string) => string | undefined): string {
  return html.replace(stylesheetLink, (link, address: string) => {
    const styles = findStyles(address);
    if (styles === undefined) return link;
    return `<style>${styles.replaceAll('</style', '<\\/style')}</style>${link.replace('<link', '<link disabled=""')}`;
  });
}
