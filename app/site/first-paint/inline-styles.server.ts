import { findFirstMarks } from './first-marks.server.ts';
import { firstRules } from './first-rules.server.ts';

/** React Router marks the styles of shared chunks with an empty fragment. */
const stylesheetLink = /<link(?=[^<>]*\srel="stylesheet")[^<>]*\shref="([^"#<>]+)#?"[^<>]*>/g;

type FindStyles = (href: string) => string | undefined;

/**
 * Inlines what the first screen needs of the page's stylesheets: the first paint then waits for one response instead of
 * two. The links stay, disabled, because React looks for them on hydration, and because paint-in-steps.ts fetches the
 * rest by them. Without scripts the browser fetches them all.
 * @param html a whole rendered page
 * @param findStyles the content of a stylesheet by its path
 * @param marksOfStill as in first-marks.server.ts
 */
export function inlineFirstStyles(
  html: string,
  findStyles: FindStyles,
  marksOfStill?: (place: string) => Iterable<string>,
): string {
  const marks = findFirstMarks(html, marksOfStill);
  const whole: string[] = [];
  const page = html.replace(stylesheetLink, (link, href: string) => {
    const styles = findStyles(href);
    if (styles === undefined) return link;
    whole.push(`<link rel="stylesheet" href="${href}"/>`);
    const rest = link.replace('<link', '<link disabled="" data-rest=""');
    return `${inline(firstRules(styles, marks))}${rest}`;
  });
  return page.replace('</head>', `<noscript>${whole.join('')}</noscript></head>`);
}

/** Inlines the page's stylesheets as they are; their links stay, disabled and so never fetched. */
export function inlineStyles(html: string, findStyles: FindStyles): string {
  return html.replace(stylesheetLink, (link, href: string) => {
    const styles = findStyles(href);
    return styles === undefined ? link : inline(styles) + link.replace('<link', '<link disabled=""');
  });
}

function inline(styles: string): string {
  return styles && `<style>${styles.replaceAll('</style', '<\\/style')}</style>`;
}
