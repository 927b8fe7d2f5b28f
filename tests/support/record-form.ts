import type { Locator, Page } from '@playwright/test';
import { expect, type RequestApi } from './administrator.ts';

export type StoredRecord = { id: number; slug: string; version: number } & Record<string, unknown>;

/** Opens a record's form and waits until it is there. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('form')).toBeVisible({ timeout: 15_000 });
}

/** Lets go of what is held by keyboard, which listens to keys a moment after it has said so. */
export async function cancelMove(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Moving was cancelled/)).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** A name that no other test, and no other run of this one, has written anywhere. */
export function uniqueName(): string {
  return `Form${crypto.randomUUID().slice(0, 8)}`;
}

export async function addProduct(api: RequestApi, name: string): Promise<StoredRecord> {
  const [category] = (await api('GET', '/categories')) as StoredRecord[];
  const body = { name, description: 'Made by a test.', category_id: category?.id, origin: 'Italy' };
  return (await api('POST', '/products', body)) as StoredRecord;
}

export async function readRecord(api: RequestApi, path: string): Promise<StoredRecord> {
  return (await api('GET', path)) as StoredRecord;
}

export function saveButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Save', exact: true });
}
