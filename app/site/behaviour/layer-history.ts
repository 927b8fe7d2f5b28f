import { isPlainClick } from './is-plain-click.ts';

/** What lies over the page, such as a dialog. */
export type Layer = { close: () => void };

/** The open ones, the uppermost last. */
const layers: Layer[] = [];
/** The router's number of the page below them. */
let pageIndex: unknown;
/** While the entries of closed layers are being left: how many will remain, and who waits for that. */
let leaving: { remaining: number; done: Promise<void>; finish: () => void } | undefined;

/**
 * Gives an opened layer an entry in the browser's history, so that Back closes it. The entry keeps the page's address
 * and the router's state: to the router nothing has happened.
 */
export async function enterLayer(layer: Layer): Promise<void> {
  layers.push(layer);
  await leaving?.done;
  const place = layers.indexOf(layer);
  if (place < 0) return;
  pageIndex = history.state?.idx;
  history.pushState({ ...history.state, layer: place + 1 }, '');
}

/** Takes the entry of a closed layer off the way back; without effect on one whose entry has been left. */
export function leaveLayer(layer: Layer): void {
  const place = layers.indexOf(layer);
  if (place < 0) return;
  layers.splice(place);
  goBackTo(place);
}

/** Closes all layers; resolves once the page's own entry is the current one, so that a navigation can begin. */
export async function leaveLayers(): Promise<void> {
  closeAbove(0);
  goBackTo(0);
  await leaving?.done;
}

/** @returns a function that stops it */
export function listenForLayers(): () => void {
  const listening = new AbortController();
  // In the capture phase, before the router, to which a layer's entry is the page's own.
  const options = { capture: true, signal: listening.signal };
  addEventListener('popstate', onPopState, options);
  addEventListener('click', onClick, options);
  // Reloaded with an open layer, which is gone.
  goBackTo(0);
  return () => listening.abort();
}

function onPopState(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  if (leaving) {
    event.stopImmediatePropagation();
    leaving.finish();
    leaving = undefined;
    return;
  }
  const isBack = layers.length > depth;
  // Back may lead further than below the layers: the router then shows that page.
  if (isBack && event.state?.idx === pageIndex) event.stopImmediatePropagation();
  closeAbove(depth);
  // Forward to a layer that was closed leads nowhere.
  goBackTo(layers.length);
}

/** A link within a layer is followed from the page, or the layer's entry would lie between two pages. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[href]') : undefined;
  if (!link || layers.length === 0 || !isPlainClick(event)) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void leaveLayers().then(() => link.click());
}

function closeAbove(depth: number): void {
  for (const layer of layers.splice(depth).reverse()) layer.close();
}

function goBackTo(remaining: number): void {
  const depth = leaving?.remaining ?? depthOf(history.state);
  if (depth <= remaining) return;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  leaving = { remaining, done, finish };
  history.go(remaining - depth);
}

function depthOf(state: { layer?: unknown } | null): number {
  return typeof state?.layer === 'number' ? state.layer : 0;
}
