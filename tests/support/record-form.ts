import type { Page } from '@playwright/test';
import { expect } from './administrator.ts';

/** Opens a record's form and waits until it is there. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('form')).toBeVisible({ timeout: 15_000 });
}
