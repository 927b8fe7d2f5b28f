import { isSameValue } from '../kit/is-same-value.ts';
import type { RevisionAction } from '../kit/revisions.repository.ts';
import type { Values } from './document-values.ts';
import type { SiteDocument } from './site-document.ts';

const maxFieldsNamed = 3;

/** What was done to a document, as a sentence: `Changed the site document "Company": Name, Phones`. */
export function describeDocumentAction(
  document: SiteDocument,
  done: {
    action: RevisionAction;
    before: { value: Values; draft: { value: Values } | null };
    after: Values;
    isPublished: boolean;
  },
): string {
  const { action, before, after, isPublished } = done;
  const it = `the site document "${document.label}"`;
  if (action === 'restored') return `Went back to an earlier version of ${it}`;
  if (action === 'drafted') {
    const from = before.draft?.value ?? before.value;
    return `Saved a draft of ${it}${namesOf(document, from, after)}`;
  }
  return isPublished
    ? `Changed ${it}${namesOf(document, before.value, after)}`
    : `Dropped the draft of ${it}`;
}

function namesOf(document: SiteDocument, from: Values, to: Values): string {
  const labels = Object.entries(document.fields)
    .filter(([name]) => !isSameValue(from[name], to[name]))
    .map(([, { label }]) => label);
  if (labels.length === 0) return '';
  const more = labels.length - maxFieldsNamed;
  return `: ${labels.slice(0, maxFieldsNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
