import { useEffect, useState } from 'react';
import { fillReply, type ReplyTemplate } from '#inbox/inbox/reply-templates.shared.ts';
import type { InboxKind } from '#inbox/submit/handling.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSignedInName } from '../../kit/api/use-signed-in-name.ts';
import { useCompanyName } from '../../kit/page-parts/use-company-name.ts';
import { type InboxItem, quantityInReply, stonesText } from './enquiry.ts';

/** A template as it is said to somebody; `isFallback`: it has no text in the language of the item. */
export type FilledTemplate = Omit<ReplyTemplate, 'translations'> & { isFallback: boolean };
/** What the staff has written, and what each kind is called within a sentence, by language. */
type Templates = { templates: readonly ReplyTemplate[]; kinds: Record<string, Record<InboxKind, string>> };

/**
 * What replies to an item may begin with, in its language as far as they are, filled in with who asks, what for, and who answers; none
 * until they are loaded.
 */
export function useReplyTemplates(item: InboxItem): readonly FilledTemplate[] {
  const company = useCompanyName();
  const me = useSignedInName();
  const { templates, kinds } = useTemplates();
  const { name, product, city, subject, reference, language } = item;
  const [first = ''] = Object.keys(kinds);
  return templates.map(({ translations = [], ...template }) => {
    const said = translations.find((one) => one.language === language);
    const isFallback = !said && language !== null && language !== first;
    const kind = kinds[said?.language ?? first]?.[item.kind] ?? '';
    const context = {
      ...{ name, product, city, subject, reference, company, me, kind },
      ...{ quantity: quantityInReply(item), stones: stonesText(item) },
    };
    const text = fillReply(said?.text || template.text, context);
    return { ...template, subject: fillReply(said?.subject || template.subject, context), text, isFallback };
  });
}

function useTemplates(): Templates {
  const [templates, setTemplates] = useState<Templates>({ templates: [], kinds: {} });
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Templates>('/inbox/templates', { signal: stop.signal })
      .then(({ data }) => setTemplates(data))
      // Not essential: replies are then written without, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return templates;
}
