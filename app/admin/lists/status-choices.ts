/** Whether visitors see a record. */
export const publishedChoices = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
] as const;

/** Whether a record is featured (specification/back-office.md, "Lists"). */
export const featuredChoices = [
  { value: 'featured', label: 'Featured' },
  { value: 'regular', label: 'Regular' },
] as const;
