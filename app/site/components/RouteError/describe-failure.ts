import { isRouteErrorResponse } from 'react-router';
import type shell from '#messages/en/shell.json';
import type { Translate } from '#messages/translate.ts';

export type Failure = { label: string; title: string; message: string };

/**
 * What a visitor reads: the loader's own words where it threw `data({ title, message })`, the server's or its status
 * where its response was something else (specification/messages.md, "Public pages"), otherwise the page's title and no internals.
 */
export function describeFailure(t: Translate<keyof typeof shell>, error: unknown, title: string): Failure {
  if (isUnreachable(error)) {
    return { label: t('shell:failed.connection'), title, message: t('shell:failed.unreached') };
  }
  if (!isRouteErrorResponse(error)) {
    return { label: t('shell:failed.label'), title, message: t('shell:failed.unknown') };
  }
  const said = readSaid(error.data);
  return {
    label: String(error.status),
    title: said.title ?? title,
    message:
      said.message ?? t('shell:failed.status', { status: String(error.status), text: error.statusText }),
  };
}

/** Browsers distinguish a failed request from an error of the page only by the message. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

function readSaid(data: unknown): { title?: string | undefined; message?: string | undefined } {
  const said = typeof data === 'string' ? parseJson(data) : data;
  if (typeof said !== 'object' || said === null) return {};
  return {
    title: 'title' in said && typeof said.title === 'string' ? said.title : undefined,
    message: 'message' in said && typeof said.message === 'string' ? said.message : undefined,
  };
}

/** A response that did not come from a loader, such as a busy server's, is text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
