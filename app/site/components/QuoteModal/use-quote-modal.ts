import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import { quoteModalCloseMs } from '../../behaviour/timings.ts';
import { type Modal, useModal } from '../../behaviour/use-modal.ts';
import { addressInLanguageOfPage } from '../../language-of-page.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { OpenQuoteModal, QuoteRequest } from './quote-modal-context.ts';
import { pathOfQuote, quoteSubject } from './quote-path.ts';

/** The modal's content component and its data. */
type QuoteModalData = Pick<typeof import('./QuoteModalContent.tsx'), 'QuoteModalContent'> & Offers;
type Offers = { countries: CallingCodes; incoterms: readonly string[] };

let loading: Promise<QuoteModalData> | undefined;

type QuoteModalState = {
  /** Undefined until scripts run. */
  opener: OpenQuoteModal | undefined;
  modal: Modal;
  /** The latest request; it stays when the modal closes, with what was typed. */
  request: QuoteRequest | undefined;
  data: QuoteModalData | undefined;
  onSent: () => void;
};

/** The request and the modal's data; reset on another page. */
export function useQuoteModal(): QuoteModalState {
  const t = useMessages(common);
  const { pathname } = useLocation();
  const modal = useModal();
  const [opened, setOpened] = useState<{ request: QuoteRequest; pathname: string }>();
  const [data, setData] = useState<QuoteModalData>();
  const [isReady, setReady] = useState(false);
  const { open, close } = modal;
  const onSent = useClosingOnceSent(modal);

  const opener = useMemo<OpenQuoteModal>(
    () => ({
      prepare: () => void loadQuoteModal().then(setData, () => undefined),
      open: (request, control) => {
        setOpened({ request, pathname });
        open(control);
        loadQuoteModal().then(setData, () =>
          location.assign(pathOfQuote(quoteSubject(t, request.product), request.product)),
        );
      },
    }),
    [open, pathname, t],
  );
  const isElsewhere = opened !== undefined && opened.pathname !== pathname;
  useEffect(() => startTransition(() => setReady(true)), []);
  useEffect(() => {
    if (isElsewhere) close();
  }, [isElsewhere, close]);

  return {
    modal,
    data,
    onSent,
    opener: isReady ? opener : undefined,
    request: isElsewhere ? undefined : opened?.request,
  };
}

/** Closes the modal a moment after the thanks, unless the visitor has closed it already. */
function useClosingOnceSent({ isOpen, close }: Modal): () => void {
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent || !isOpen) return;
    const timer = setTimeout(close, quoteModalCloseMs);
    return () => {
      clearTimeout(timer);
      setSent(false);
    };
  }, [isSent, isOpen, close]);
  return () => setSent(true);
}

/** Loads form and countries once; after a failure the next attempt loads them again. */
function loadQuoteModal(): Promise<QuoteModalData> {
  loading ??= load().catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load(): Promise<QuoteModalData> {
  const [{ QuoteModalContent }, offers] = await Promise.all([
    import('./QuoteModalContent.tsx'),
    fetchOffers(),
  ]);
  return { QuoteModalContent, ...offers };
}

async function fetchOffers(): Promise<Offers> {
  const response = await fetch(addressInLanguageOfPage('/contact/countries.json'));
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`);
  return response.json();
}
