import { expect } from 'vitest';
import type { LivePreview } from '#server/api/content/live-preview/live-preview.ts';
import type { Client } from './api-client.ts';

const marks = /[\ue000-\uf8ff]|%EE%|%EF%[89A]/i;

/** The page of what is sent, which none of its marks is left in. */
export async function previewOf(request: Client, body: object): Promise<LivePreview & { html: string }> {
  const response = await request('POST', 'previews/live', { body });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.body).not.toMatch(marks);
  return response.json();
}
