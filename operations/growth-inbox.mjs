/** What visitors have sent over two years, with what the staff did of it. */
import { nameOf, pick, random, stones } from './growth-traces.mjs';

const dayMs = 24 * 60 * 60_000;
const daysBack = 730;
const spamDays = 179;

const codes = ['+91', '+91', '+91', '+971', '+971', '+1', '+44', '+39', '+49', '+966'];
const campaigns = [
  ...[
    ['', '', ''],
    ['', '', ''],
    ['google', 'cpc', 'onyx spring'],
    ['google', 'cpc', 'italian marble'],
  ],
  ...[
    ['instagram', 'social', 'lobby reel'],
    ['newsletter', 'email', 'october slabs'],
  ],
];
const statuses = ['new', 'answered', 'answered', 'quoted', 'won', 'lost', 'spam'];

/** @param {{ insert: import('./growth-traces.mjs').Insert, count: number }} seeded */
export async function seedInbox({ insert, count }) {
  const forms = [
    { form: 'enquiry', table: 'enquiries', share: 0.4, rowOf: enquiryOf },
    { form: 'contact', table: 'contact_messages', share: 0.6, rowOf: messageOf },
  ];
  for (const { form, table, share, rowOf } of forms) {
    const rows = Math.round(count * share);
    const first = await insert(table, rows, (number) => ({ ...sentOf(number, rows), ...rowOf(number) }));
    await insert('inbox_items', rows, (number) =>
      itemOf(form, { number, recordId: first + number, sent: sentOf(number, rows) }),
    );
  }
}

/** @param {number} number @param {number} count */
function sentOf(number, count) {
  const [source, medium, campaign] = campaigns[number % campaigns.length] ?? [];
  const back = daysBack * dayMs * (1 - number / count);
  return {
    ...{ email: `buyer-${number}@example.com`, phone: '9876543210' },
    phone_country: codes[number % codes.length],
    ...{ utm_source: source, utm_medium: medium, utm_campaign: campaign },
    created_at: new Date(Date.now() - back).toISOString(),
  };
}

/** @param {number} number */
function enquiryOf(number) {
  const stone = nameOf(number % 5_000);
  const sourcePage =
    number % 3 === 0 ? '/italian-marble/' : `/italian-marble/?${new URLSearchParams({ q: stone })}`;
  const place = { city: 'Jaipur', product: pick(stones), quantity: '1000', form_type: 'main' };
  return { ...place, full_name: `Buyer ${number}`, source_page: sourcePage };
}

/** @param {number} number */
function messageOf(number) {
  const isQuote = number % 3 > 0;
  const product = isQuote ? nameOf(number % 5_000) : '';
  const words = { subject: 'Price', message: 'How much is it, and when can it be here?' };
  const form = { form_type: isQuote ? 'quote' : 'contact', source_page: '/contact/', product };
  return { ...words, ...form, name: `Buyer ${number}` };
}

/**
 * @param {string} form
 * @param {{ number: number, recordId: number, sent: ReturnType<typeof sentOf> }} item
 */
function itemOf(form, { number, recordId, sent }) {
  const { created_at: received, email, phone, phone_country } = sent;
  const kind = form === 'enquiry' ? 'enquiry' : number % 3 > 0 ? 'quote' : 'message';
  const usual = statuses[number % statuses.length] ?? 'new';
  // Older spam is erased by a site from day to day.
  const status = usual === 'spam' && Date.parse(received) < Date.now() - spamDays * dayMs ? 'lost' : usual;
  const isAnswered = ['answered', 'quoted', 'won'].includes(status);
  const laterBy = (/** @type {number} */ ms) => new Date(Date.parse(received) + ms).toISOString();
  const name = `buyer ${number}`;
  return {
    ...{ form, record_id: recordId, kind, status, received_at: received, answer_due_at: laterBy(dayMs) },
    answered_at: isAnswered ? laterBy(Math.exp(random() * 12) * 1_000) : null,
    ...{ name_folded: name, email_folded: email, product_folded: '', phone_key: `${phone_country}${phone}` },
    ...{ whatsapp_key: '', search_text: `${name} ${email} ${kind.charAt(0)}-${recordId}` },
  };
}
