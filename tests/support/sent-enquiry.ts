import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './administrator.ts';
import { uniqueIp } from './sender.ts';

/** A name that no other test, and no other run of this one, has written anywhere. */
export function uniqueName(): string {
  return `Meera ${crypto.randomUUID().slice(0, 8)}`;
}

/** The landing page's form as a browser without scripts sends it, from an IP that has sent none before. */
export async function sendForm(request: APIRequestContext, form: Record<string, string>): Promise<void> {
  const response = await request.post('/italian-marble/', {
    maxRedirects: 0,
    headers: { 'x-forwarded-for': uniqueIp() },
    form: {
      email: 'buyer@studio.example',
      phone: '0000000000',
      phone_country: '+91',
      whatsapp_number: '0000000001',
      whatsapp_country: '+91',
      city: 'Udaipur',
      product: 'Onyx',
      quantity: '2000',
      terms: 'on',
      ...form,
    },
  });
  expect(response.status()).toBe(303);
}

export function rowOf(page: Page, name: string): Locator {
  return page.locator('[data-record]').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** Opens an item by its name, which is its link. */
export async function openItem(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
}

export async function showOnly(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/inbox/?search=${encodeURIComponent(name)}`);
  await expect(rowOf(page, name)).toBeVisible();
}

/** On phones the filters fold, so that the list comes first. */
export async function unfoldFilters(page: Page): Promise<void> {
  // What there is to unfold stands beside it.
  await page.getByRole('searchbox').first().waitFor();
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
}

/** Sends an enquiry and opens it from the list. @returns its dialog */
export async function openNew(
  page: Page,
  enquiry: { request: APIRequestContext; name: string; form?: Record<string, string> },
): Promise<Locator> {
  await sendForm(enquiry.request, { full_name: enquiry.name, ...enquiry.form });
  await showOnly(page, enquiry.name);
  await openItem(page, enquiry.name);
  return page.getByRole('dialog', { name: enquiry.name });
}
