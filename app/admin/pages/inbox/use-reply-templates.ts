import { useEffect, useState } from 'react';
import { fillReply, type ReplyTemplate } from '#inbox/inbox/reply-templates.shared.ts';
import type { InboxKind } from '#inbox/submit/handling.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useSignedInName } from '../../kit/api/use-signed-in-name.ts';
import { useCompanyName } from '../../kit/page-parts/use-company-name.ts';
import { type InboxItem, quantityText, stonesText } from './enquiry.ts';

const kindNames: Record<InboxKind, string> = {
  enquiry: 'enquiry',
  quote: 'request for a quote',
  message: 'message',
  sample: 'request for samples',
};

/** What replies to an item may begin with, filled in with who asks, what for, and who answers; none until they are loaded. */
export function useReplyTemplates(item: InboxItem): readonly ReplyTemplate[] {
  const company = useCompanyName();
  const me = useSignedInName();
  const templates = useTemplates();
  const { name, product, city, subject, reference } = item;
  const context = {
    ...{ name, product, city, subject, reference, company, me },
    ...{ kind: kindNames[item.kind], quantity: quantityText(item), stones: stonesText(item) },
  };
  return templates.map((template) => ({
    ...template,
    subject: fillReply(template.subject, context),
    text: fillReply(template.text, context),
  }));
}

function useTemplates(): readonly ReplyTemplate[] {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    requestApi<{ templates: ReplyTemplate[] }>('/inbox/templates', { signal: stop.signal })
      .then(({ data }) => setTemplates(data.templates))
      // Not essential: replies are then written without, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return templates;
}
