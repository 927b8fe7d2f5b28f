/** The company's external form service, and how it calls the fields of a message. */
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
 * Passes a message that the site has stored on to the collector, whose answer nobody may read. That it cannot be
 * reached is no concern of the visitor's.
 */
export function passOnToCollector(collector: FormCollector | undefined, message: Message): void {
  if (!collector) return;
  fetch(collector.url, {
    method: 'POST',
    mode: 'no-cors',
    body: bodyOf(collector, message),
    // The page may be left before it has arrived.
    keepalive: true,
  }).catch((error: unknown) => console.warn('The form collector could not be reached.', error));
}

/** Its content type follows from its kind: the browser sets it. */
function bodyOf({ fields }: FormCollector, { values, encoding }: Message): FormData | URLSearchParams {
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  for (const name of collectedFields) body.append(fields[name] ?? name, readValue(values, name));
  return body;
}

function readValue(values: Record<string, string>, name: string): string {
  const value = values[name] ?? '';
  const country = values.phone_country;
  return name === 'phone' && value && country ? `${country} ${value}` : value;
}
