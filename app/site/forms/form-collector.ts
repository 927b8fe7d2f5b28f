import { ownValue } from '#content/kit/own-value.shared.ts';
/** The company's external form service, and its names for the fields of a message. */
export type FormCollector = { url: string; fields: Record<string, string> };

type Message = {
  values: Record<string, string>;
  /**
   * As that service expects it of the page's form and of the one in the modal (specification/forms.md, "External form
   * service").
   */
  encoding: 'urlencoded' | 'multipart';
};

const collectedFields = ['name', 'email', 'phone', 'subject', 'message'];

/**
 * Passes a message that the site has stored on to the collector, whose response can't be read (CORS). A failure does
 * not affect the visitor.
 */
export function passOnToCollector(collector: FormCollector | undefined, message: Message): void {
  if (!collector) return;
  fetch(collector.url, {
    method: 'POST',
    mode: 'no-cors',
    body: bodyOf(collector, message),
    // The page may be left before the request has finished.
    keepalive: true,
  }).catch((error: unknown) => console.warn('The form collector could not be reached.', error));
}

/** The browser sets the content type according to the body. */
function bodyOf({ fields }: FormCollector, { values, encoding }: Message): FormData | URLSearchParams {
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const name of collectedFields) body.append(fields[name] ?? name, readValue(values, name));
  return body;
}

function readValue(values: Record<string, string>, name: string): string {
  const value = ownValue(values, name) ?? '';
  const country = values.phone_country;
  return name === 'phone' && value && country ? `${country} ${value}` : value;
}
