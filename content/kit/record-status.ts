/** What an administrator's list may be narrowed to. */
export const recordStatuses = ['published', 'draft', 'scheduled', 'featured', 'regular'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** The flag behind each status, and how it is kept; what is scheduled has no flag of its own. */
export const statusFields: Record<
  Exclude<RecordStatus, 'scheduled'>,
  { name: 'published' | 'featured'; value: 0 | 1 }
> = {
  published: { name: 'published', value: 1 },
  draft: { name: 'published', value: 0 },
  featured: { name: 'featured', value: 1 },
  regular: { name: 'featured', value: 0 },
};
