import { LRUCache } from 'lru-cache';
import { findFirstMarks, findGivenMarks, type PlacedMarks } from '../first-paint/first-marks.server.ts';
import { idToken, type PlaceStills } from './StillContext.ts';

/** A part as HTML, and by what rules it is styled on a first screen. */
type StillHtml = { html: string; marks: ReadonlySet<string> };
type Placed = { key: string; id: string; known: StillHtml | undefined };

/** A page whose still parts and inline scripts are empty elements, and what belongs into them. */
export type StillPage = PlacedMarks & { frame: string; htmlOf: (place: string) => string };

const maxBytes = 3_000_000;
/** Of marks and of the entry itself. */
const overheadBytes = 1_000;
const kept = new LRUCache<string, StillHtml>({
  maxSize: maxBytes,
  sizeCalculation: ({ html }, key) => html.length + key.length + overheadBytes,
});

const start = '<still-part n="';
const end = '</still-part>';
/** A nonce is no other page's. */
const ofOneResponse = / nonce="/;

/** Few: they come with the build. */
const scripts = new Map<string, StillHtml>();
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
      const found = new Map<string, StillHtml>();
      const frame = cut(html, (place, inner) => {
        const part = parts[Number(place)];
        const still = part?.known ?? stillOf(inner);
        if (part && !part.known && !ofOneResponse.test(inner)) kept.set(part.key, still);
        found.set(place, still);
      });
      return {
        frame,
        marksOfScripts,
        marksOf: (place) => found.get(place)?.marks ?? [],
        htmlOf(place) {
          const { html: filling = '' } = found.get(place) ?? {};
          const id = parts[Number(place)]?.id;
          return id ? filling.replaceAll(idToken, id) : filling;
        },
      };
    },
  };
}

function stillOf(html: string): StillHtml {
  return { html, marks: findFirstMarks(html) };
}

function scriptOf(text: string): StillHtml {
  const known = scripts.get(text);
  if (known) return known;
  const script = { html: text, marks: new Set(findGivenMarks(text)) };
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
