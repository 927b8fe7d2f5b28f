import type { EventKind } from '#statistics/event.schema.ts';
import type { EventData } from './tracker.ts';

/** The facts about a clicked link or button. */
export type Control = {
  /** The URL of a link; undefined for a button. */
  url: URL | undefined;
  label: string;
  /** Whether it stands around the page, or in a list of links to continue with. */
  isNavigation: boolean;
  looksLikeButton: boolean;
  /** Whether it leads to a form, which takes precedence over the card around it. */
  asksForForm: boolean;
  /** The name of the carousel it belongs to. */
  carousel: string | undefined;
  /** `data-track` of the card around it, where its URL is not enough: `product`, `blog` or `social`. */
  trackedAs: string | undefined;
};

export type DerivedEvent = { kind: EventKind; data: EventData };

/** `youtube.com`, `youtu.be`, `in.linkedin.com`, `wa.me`: one part of the host identifies the network. */
const networks =
  /(?:^|\.)(facebook|fb|instagram|linkedin|lnkd|pinterest|pin|threads|tiktok|twitter|x|youtube|youtu|wa|whatsapp|t|telegram)\./;

const kindsOfArea = new Map(Object.entries<EventKind>({ blog: 'blog_click', gallery: 'gallery_click' }));
const kindsOfCard = new Map(Object.entries<EventKind>({ product: 'product_click', blog: 'blog_click' }));

/** These buttons move the carousel, which reports the move itself. */
const carouselMoves = /^(?:Previous slide|Next slide|Go to slide \d+)$/;

/**
 * The event for a click (specification/tracking.md, "Events"); undefined where another source reports it.
 * @param here the URL of the current page
 */
export function deriveClick(control: Control, here: URL): DerivedEvent | undefined {
  const { url, label, carousel } = control;
  const isPlaceHere = url?.hash !== '' && url?.pathname === here.pathname;
  if (carousel !== undefined && (!url || isPlaceHere)) {
    if (url || carouselMoves.test(label)) return undefined;
    return { kind: 'carousel_interaction', data: { carousel, action: label } };
  }
  if (!url) return { kind: 'button_click', data: { label } };
  if (url.origin !== here.origin) return deriveOutward(url, control);
  const to = isPlaceHere ? url.hash : url.pathname;
  return { kind: kindOfLink(control, isPlaceHere ? '' : to), data: { label, to } };
}

function kindOfLink(control: Control, pathname: string): EventKind {
  if (control.asksForForm) return 'button_click';
  if (control.isNavigation) return 'navigation_click';
  return (
    subjectOf(pathname, control.trackedAs) ?? (control.looksLikeButton ? 'button_click' : 'navigation_click')
  );
}

function deriveOutward(url: URL, { label, trackedAs }: Control): DerivedEvent {
  const isPage = /^https?:$/.test(url.protocol);
  // A post of the social feed may be hosted anywhere.
  const host = trackedAs === 'social' ? url.hostname : undefined;
  const network = isPage && (networks.exec(url.hostname)?.[1] ?? host);
  if (network) return { kind: 'social_interaction', data: { network, label } };
  // The number or mailbox is the company's own, so only the kind of contact matters.
  const isDirect = url.protocol === 'mailto:' || url.protocol === 'tel:';
  return {
    kind: 'button_click',
    data: { label, to: isDirect ? url.protocol.slice(0, -1) : url.hostname },
  };
}

/**
 * What kind of page a URL shows. At the top level it is a product or an article; only the card around the link knows.
 */
function subjectOf(pathname: string, trackedAs: string | undefined): EventKind | undefined {
  const [area, first, second, ...more] = pathname.split('/').filter(Boolean);
  if (more.length > 0) return undefined;
  if (area === 'products' && first) return second ? 'product_click' : 'category_click';
  const kinds = first ? kindsOfArea : kindsOfCard;
  return kinds.get((first ? area : area && trackedAs) ?? '');
}
