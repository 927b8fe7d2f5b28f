import { type MouseEvent, useContext } from 'react';
import common from '#messages/en/common.json' with { type: 'json' };
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import { openBySpace } from '../../behaviour/open-by-space.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { QuoteModalContext, type QuoteRequest } from './quote-modal-context.ts';
import { pathOfQuote, quoteSubject } from './quote-path.ts';

/**
 * Attributes of a link that requests a quote: without scripts it leads to the contact page with the form filled in;
 * with them it is a button that opens the same form over the page.
 */
export function useQuoteLink(request: QuoteRequest) {
  const t = useMessages(common);
  const opener = useContext(QuoteModalContext);
  const { product } = request;
  const link = {
    to: pathOfQuote(quoteSubject(t, product), product),
    'data-quote-source': request.source,
    'data-quote-product': product?.slug,
  };
  if (!opener) return link;
  return {
    ...link,
    role: 'button',
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: opener.prepare,
    onFocus: opener.prepare,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      opener.open(request, event.currentTarget);
    },
    onKeyDown: openBySpace,
  };
}
