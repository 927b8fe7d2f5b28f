import { LRUCache } from 'lru-cache';
import { keepBytes, type PagePieces } from '#site/page-pieces.shared.ts';
import { findFirstMarks, findGivenMarks, type PlacedMarks } from '../first-paint/first-marks.server.ts';
import { idToken, type PlaceStills } from './StillContext.ts';

/** A part as HTML, between the places of its id, and by what rules it is styled on a first screen. */
type KeptStill = { between: readonly Buffer[]; marks: ReadonlySet<string> };
type Placed = { key: string; id: string; known: KeptStill | undefined };

/** A page whose still parts and inline scripts are empty elements, and what belongs into them. */
export type StillPage = PlacedMarks & { frame: string; piecesOf: (place: string) => PagePieces };

const maxBytes = 3_000_000;
/** Of marks and of the entry itself. */
const overheadBytes = 1_000;
const kept = new LRUCache<string, KeptStill>({
  maxSize: maxBytes,
  sizeCalculation: ({ between }, key) =>
    between.reduce((sum, { length }) => sum + length, key.length + overheadBytes),
});

const start = '<still-part n="';
const end = '</still-part>';
/** A nonce is no other page's. */
const ofOneResponse = / nonce="/;

/** Few: they come with the build. */
const scripts = new Map<string, KeptStill>();
const maxScripts = 100;

/** The still parts and inline scripts of one page while it is rendered. */
export function openStills(): PlaceStills & { take: (html: string) => StillPage } {
  const parts: Placed[] = [];
  const marksOfScripts = new Set<string>();

  return {
    placeStill({ key, id }) {
      const known = kept.get(key);
      const place = parts.push({ key, id, known }) - 1;
      return { place, isKnown: known !== undefined };
    },

    placeScript(text) {
      const known = scriptOf(text);
      for (const mark of known.marks) marksOfScripts.add(mark);
      return `${start}${parts.push({ key: '', id: '', known }) - 1}">${end}`;
    },

    /** @param html the rendered page; what is new in it is kept for the next ones */
    take(html: string): StillPage {
      const found = new Map<string, Found>();
      const frame = cut(html, (place, inner) => {
        const part = parts[Number(place)];
        if (part) found.set(place, part.known ? foundOf(part.known, part.id) : keepNew(part, inner));
      });
      return {
        frame,
        marksOfScripts,
        marksOf: (place) => found.get(place)?.marks ?? [],
        piecesOf: (place) => found.get(place)?.pieces ?? [],
      };
    },
  };
}

type Found = { pieces: PagePieces; marks: Iterable<string> };

function foundOf({ between, marks }: KeptStill, id: string): Found {
  const pieces = between.flatMap((piece, index) => (index === 0 ? [piece] : [id, piece]));
  return { pieces, marks };
}

function keepNew({ key, id }: Placed, html: string): Found {
  const still = { between: html.split(idToken).map(keepBytes), marks: findFirstMarks(html) };
  if (ofOneResponse.test(html)) return { pieces: [html.replaceAll(idToken, id)], marks: still.marks };
  kept.set(key, still);
  return foundOf(still, id);
}

function scriptOf(text: string): KeptStill {
  const known = scripts.get(text);
  if (known) return known;
  const script = { between: [keepBytes(text)], marks: new Set(findGivenMarks(text)) };
  if (scripts.size >= maxScripts) scripts.clear();
  scripts.set(text, script);
  return script;
}

/** Empties the still parts of a page. */
function cut(html: string, onPart: (place: string, inner: string) => void): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, from)) {
    const innerStart = html.indexOf('>', at) + 1;
    const innerEnd = html.indexOf(end, innerStart);
    onPart(html.slice(at + start.length, innerStart - 2), html.slice(innerStart, innerEnd));
    pieces.push(html.slice(from, innerStart));
    from = innerEnd;
  }
  pieces.push(html.slice(from));
  return pieces.join('');
}
