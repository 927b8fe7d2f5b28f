/** What an administrator's list may be narrowed to. */
export const recordStatuses = ['published', 'draft', 'featured', 'regular'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** The flag behind each status, and how it is kept. */
export const statusFields: Record<RecordStatus, { name: 'published' | 'featured'; value: 0 | 1 }> = {
  published: { name: 'published', value: 1 },
  draft: { name: 'published', value: 0 },
  featured: { name: 'featured', value: 1 },
  regular: { name: 'featured', value: 0 },
};
