import type { PagePieces } from '#site/page-pieces.shared.ts';
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
 * A page in pieces, as it is sent: scripts wait for the first paint, styles of the first screen stand in it, data is short, and
 * what is still is filled in. All in one go, since each copies the page.
 * @param html a whole rendered page
 */
export function finishPage(html: string, finishing: Finishing): PagePieces {
  const { stills, isDataApart = false, isBackOffice } = finishing;
  const { frame, piecesOf, ...marks } = stills.take(html);
  const page = shortenData(frame);
  const styles = isBackOffice
    ? writeWholeStyles(finishing)
    : writeFirstStyles(finishing, findFirstMarks(page, marks));
  const rewrite = (tag: string, place: string | undefined): PagePieces => {
    if (place !== undefined) return piecesOf(place);
    if (tag === '</head>') return styles.writeHeadEnd();
    return styles.writeLink(deferScript(tag, { isDataApart }));
  };
  const pieces: (string | Buffer)[] = [];
  let from = 0;
  for (const found of page.matchAll(rewritten)) {
    pieces.push(page.slice(from, found.index), ...rewrite(found[0], found[1]));
    from = found.index + found[0].length;
  }
  return joinTexts([...pieces, page.slice(from)]);
}

/** What stands next to each other is one text: what is looked for in it may begin in one piece and end in another. */
function joinTexts(pieces: PagePieces): PagePieces {
  const joined: (string | Buffer)[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else {
      joined.push(text, piece);
      text = '';
    }
  }
  return [...joined, text];
}
