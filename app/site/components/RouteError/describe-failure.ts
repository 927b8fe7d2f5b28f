import { isRouteErrorResponse } from 'react-router';

export type Failure = { label: string; title: string; message: string };

const unknownMessage = 'Something went wrong here. Please try again in a moment.';

/**
 * What to tell a visitor: the loader's own words where it threw `data({ title, message })`, otherwise the page's
 * title and no internals.
 */
export function describeFailure(error: unknown, title: string): Failure {
  if (!isRouteErrorResponse(error)) return { label: 'Error', title, message: unknownMessage };
  const said = readSaid(error.data);
  return {
    label: String(error.status),
    title: said.title ?? title,
    message: said.message ?? unknownMessage,
  };
}

function readSaid(said: unknown): { title?: string; message?: string } {
  if (typeof said !== 'object' || said === null) return {};
  return {
    title: 'title' in said && typeof said.title === 'string' ? said.title : undefined,
    message: 'message' in said && typeof said.message === 'string' ? said.message : undefined,
  };
}
