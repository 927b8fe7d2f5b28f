import { stateOfData } from './page-state.ts';

declare global {
  interface Window {
    /** Both by start-scripts.ts, and neither where the page carries its data. */
    askPageData?: () => Promise<Response>;
    pageData?: Promise<Response>;
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null };
  }
}

/** Between attempts. Without its data a page stays as it is without scripts. */
const waitsMs = [1_000, 4_000, 16_000];

/** Gives React Router the data that the page was rendered from, before it takes the page over. */
export async function adoptPageData(): Promise<void> {
  const asked = window.pageData;
  if (!asked || !window.__reactRouterContext) return;
  const state = stateOfData(await textOf(asked));
  if (state === undefined) throw new Error('The page has no data any more');
  window.__reactRouterContext.stream = new Response(state).body;
}

async function textOf(asked: Promise<Response>, [waitMs, ...later] = waitsMs): Promise<string> {
  try {
    const response = await asked;
    if (!response.ok) throw new Error(`The page's data was answered with ${response.status}`);
    return await response.text();
  } catch (cause) {
    if (waitMs === undefined || !window.askPageData) throw cause;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return textOf(window.askPageData(), later);
  }
}
