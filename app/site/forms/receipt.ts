export type SentForm = 'contact' | 'quote' | 'enquiry' | 'sample' | 'hold';

/** What the thank-you page knows of the sent form. It is passed in the history's state, never in the URL. */
export type Receipt = {
  formType: SentForm;
  formData: Record<string, string>;
  /** The page that contains the form. */
  source: string;
};

const forms: readonly string[] = ['contact', 'quote', 'enquiry', 'sample', 'hold'] satisfies SentForm[];

export function isSentForm(name: unknown): name is SentForm {
  return typeof name === 'string' && forms.includes(name);
}

/** The receipt in a location's state; undefined if it is missing or of another shape. */
export function readReceipt(state: unknown): Receipt | undefined {
  if (typeof state !== 'object' || state === null || !('formType' in state)) return undefined;
  const { formType, formData, source } = state as Record<string, unknown>;
  if (!isSentForm(formType)) return undefined;
  return { formType, formData: textsIn(formData), source: typeof source === 'string' ? source : '' };
}

function textsIn(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
