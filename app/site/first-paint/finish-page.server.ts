import type { openStills } from '../still/open-stills.server.ts';
import { deferScript } from './defer-scripts.server.ts';
import { findFirstMarks } from './first-marks.server.ts';
import { type FindStyles, writeFirstStyles, writeWholeStyles } from './inline-styles.server.ts';
import { shortenData } from './shorten-data.server.ts';

type Finishing = {
  stills: ReturnType<typeof openStills>;
  findStyles: FindStyles;
  /** Allows the styles that are inlined. */
  nonce: string;
  /** Its scripts ask for its data (page-state.ts). */
  isDataApart?: boolean;
  /** Its stylesheets are inlined whole. */
  isBackOffice: boolean;
};

const rewritten = /<(?:link|script)\b[^<>]*>|<\/head>|<still-part n="(\d+)"><\/still-part>/g;

/**
 * A page as it is sent: scripts wait for the first paint, styles of the first screen stand in it, data is short, and
 * what is still is filled in. All in one go, since each copies the page.
 * @param html a whole rendered page
 */
export function finishPage(html: string, finishing: Finishing): string {
  const { stills, isDataApart = false, isBackOffice } = finishing;
  const { frame, marksOf, marksOfScripts, htmlOf } = stills.take(html);
  const page = shortenData(frame);
  const styles = isBackOffice
    ? writeWholeStyles(finishing)
    : writeFirstStyles(finishing, findFirstMarks(page, { marksOf, marksOfScripts }));
  return page.replace(rewritten, (tag: string, place: string | undefined) => {
    if (place !== undefined) return htmlOf(place);
    if (tag === '</head>') return styles.writeHeadEnd();
    return styles.writeLink(deferScript(tag, { isDataApart }));
  });
}
