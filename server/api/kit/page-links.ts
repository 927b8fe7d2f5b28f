import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The Link header of one page of a list (RFC 8288): the first, previous, next and last page, as far as they exist,
 * with every other parameter of the request kept.
 * @param url path and query of the request
 */
function pageLinks(url: string, list: { page: number; perPage: number; total: number }): string {
  const lastPage = Math.max(1, Math.ceil(list.total / list.perPage));
  const links: [string, number | undefined][] = [
    ['first', 1],
    ['prev', list.page > 1 ? Math.min(list.page - 1, lastPage) : undefined],
    ['next', list.page < lastPage ? list.page + 1 : undefined],
    ['last', lastPage],
  ];
  return links
    .filter(([, page]) => page !== undefined)
    .map(([relation, page]) => `<${addressOf(url, { page, perPage: list.perPage })}>; rel="${relation}"`)
    .join(', ');
}

/** The headers of a list: how many there are in all, and where the other pages are. */
export function tellTotal(list: {
  request: FastifyRequest;
  reply: FastifyReply;
  paging: { page: number; perPage: number } | undefined;
  total: number;
}): void {
  const { request, reply, paging, total } = list;
  reply.header('x-total-count', total);
  if (paging) reply.header('link', pageLinks(request.url, { ...paging, total }));
}

function addressOf(url: string, target: { page: number | undefined; perPage: number }): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(target.page));
  parameters.set('per_page', String(target.perPage));
  return `${path}?${parameters}`;
}
