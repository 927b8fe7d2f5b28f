import { useEffect, useState } from 'react';
import { findStyleNonce } from '../../../style-nonce.ts';
import { findFirstField, showElement } from '../page-fields.ts';

type ReadHtml = { createHTML: (html: string) => string };
/** Where browsers ask: the server has taken the scripts out, and the frame's own policy runs none. */
let policy: ReadHtml | undefined;

type FramedPage = {
  /** The document in the frame, once it is there. */
  page: Document | undefined;
  /** Grows with each version that is shown. */
  version: number;
  onLoad: (frame: HTMLIFrameElement) => void;
};

/** Keeps the document in a frame at the latest version of a page. @param path of the page, whose start is shown first */
export function useFramedPage(
  html: string,
  { path, isAmongOthers }: { path: string; isAmongOthers: boolean },
): FramedPage {
  const [page, setPage] = useState<Document>();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!page) return;
    void morphPage(page, html).then(() => setVersion((count) => count + 1));
  }, [page, html]);
  const isShown = version > 0;
  useEffect(() => {
    if (!page || !isShown) return;
    const start = isAmongOthers ? findFirstField(page) : page.getElementById(path.split('#')[1] ?? '');
    page.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
    if (start) showElement(start);
  }, [page, isShown, path, isAmongOthers]);
  return { page, version, onLoad: (frame) => setPage(frame.contentDocument ?? undefined) };
}

/**
 * Makes a page into the next version of itself: what stays the same keeps its element, and with it its picture, its
 * place and its focus.
 */
async function morphPage(page: Document, html: string): Promise<void> {
  const { Idiomorph } = await import('idiomorph').catch(() => ({ Idiomorph: undefined }));
  const next = readPage(html);
  if (!Idiomorph) return replacePage(page, next);
  copyAttributes(next.documentElement, page.documentElement);
  renewHead(page.head, next.head);
  Idiomorph.morph(page.body, next.body, { morphStyle: 'outerHTML' });
}

function readPage(html: string): Document {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy: (name: string, rules: ReadHtml) => ReadHtml };
  };
  policy ??= trustedTypes?.createPolicy('page', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  const page = new DOMParser().parseFromString(policy.createHTML(withOwnNonce(html)), 'text/html');
  keepNonces(page);
  return page;
}

/** Its own styles are those with the nonce that the page was rendered with; here that of this document allows them. */
function withOwnNonce(html: string): string {
  const rendered = /<style nonce="([\w-]+)"/.exec(html)?.[1];
  return rendered ? html.replaceAll(`nonce="${rendered}"`, `nonce="${findStyleNonce()}"`) : html;
}

/** The attribute is emptied in a page that is shown, so that one that has it would count as another element. */
function keepNonces(page: Document): void {
  for (const style of page.querySelectorAll('style')) {
    const { nonce } = style;
    // It takes the property along.
    style.removeAttribute('nonce');
    style.nonce = nonce;
  }
}

/**
 * Elements of a head are kept or exchanged, never changed: a preloaded font whose attributes became those of another
 * link, one after the other, would fetch that.
 */
function renewHead(head: HTMLHeadElement, next: HTMLHeadElement): void {
  const kept = new Set<ChildNode>();
  const wanted = [...next.childNodes].map((node) => {
    const same = [...head.childNodes].find((own) => !kept.has(own) && own.isEqualNode(node)) ?? node;
    kept.add(same);
    return same;
  });
  for (const node of [...head.childNodes]) if (!kept.has(node)) node.remove();
  for (const [index, node] of wanted.entries()) {
    const present = head.childNodes[index];
    if (present !== node) head.insertBefore(node, present ?? null);
  }
}

/** After a new release the library may be gone from the server; the page is then shown anew each time. */
function replacePage(page: Document, next: Document): void {
  const top = page.defaultView?.scrollY ?? 0;
  page.replaceChild(page.adoptNode(next.documentElement), page.documentElement);
  page.defaultView?.scrollTo({ top, behavior: 'instant' });
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of [...from.attributes]) to.setAttribute(name, value);
}
