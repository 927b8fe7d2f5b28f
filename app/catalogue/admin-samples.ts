import { categoryEntity } from '#content/category/category.entity.ts';
import type { InboxItem } from '../admin/enquiries/enquiry.ts';
import { emptyValuesOf, type FormValues } from '../admin/forms/form-values.ts';
import type { Listed, RowProps, RowTools } from '../admin/lists/list-definition.ts';
import type { ImageRecord } from '../admin/media/image-record.ts';
import type { Upload } from '../admin/media/upload-queue.ts';
import type { Planned } from '../admin/schedule/planned.ts';
import { category, picture } from './samples.ts';

/** What examples do where the back office would do something. */
export const nothing = () => undefined;

/** A row of a list, and what it offers. */
export const rowTools: RowTools = {
  title: 'Statuario',
  editPath: '/admin/products/1/edit/',
  listHref: '/admin/products/',
  sitePath: '/statuario/',
  isDraft: false,
  isSelected: false,
  isJustSaved: false,
  isDeleting: false,
  select: nothing,
  remove: nothing,
  preview: nothing,
};

/** A record as lists have it. */
const listedCategory: Listed<typeof categoryEntity> = {
  ...category,
  ...{ image: picture.path, heroImage: '', videoUrl: '', published: true },
  ...{ publishAt: null, unpublishAt: null },
  ...{ metaTitle: '', metaDescription: '', metaUrl: '' },
};

/** Rows of an ordered list. */
export const categoryRows: RowProps<Listed<typeof categoryEntity>>[] = ['Dawn', 'Dusk'].map(
  (name, index) => ({
    record: { ...listedCategory, id: index + 1, name },
    tools: {
      ...rowTools,
      title: name,
      order: { isFirst: index === 0, isLast: index === 1, onMove: nothing },
    },
  }),
);

export const categoryValues: FormValues = {
  ...emptyValuesOf(categoryEntity),
  name: category.name,
  description: category.description,
};

export const image: ImageRecord = {
  id: 1,
  filename: 'statuario.webp',
  path: picture.path,
  directory: 'products',
  subdirectory: '',
  size: 235_000,
  modified: '2026-03-01T10:00:00.000Z',
  used: true,
  usage: [],
  width: picture.width,
  height: picture.height,
  alt: picture.alt,
  focalX: picture.focalX,
  focalY: picture.focalY,
  mime: 'image/webp',
  duplicates: [],
};

export const images: ImageRecord[] = [
  image,
  {
    ...image,
    id: 2,
    filename: 'patagonia.webp',
    path: '/uploads/products/patagonia.webp',
    used: false,
    alt: '',
  },
];

export const upload: Upload = {
  id: 'upload-1',
  file: new File([], 'statuario.webp', { type: 'image/webp' }),
  preview: picture.path,
  progress: 0.4,
  status: 'sending',
  message: '',
  path: '',
};

export const inboxItem: InboxItem = {
  ...{ id: 1, kind: 'enquiry', reference: 'E-1', assignee: null, followUpOn: null, answeredAt: null },
  ...{ receivedAt: '2026-03-01T10:00:00.000Z', answerDueAt: '2026-03-02T10:00:00.000Z', isOverdue: true },
  ...{ subject: '', message: '', spamReason: '' },
  name: 'Ann Example',
  email: 'ann@stone.example',
  phone: '00000 00000',
  phoneCountry: '+91',
  whatsappNumber: '',
  whatsappCountry: '',
  city: 'Jaipur',
  product: 'Marble',
  quantity: '',
  utmSource: '',
  sourcePage: '/italian-marble/',
  formType: '',
  lines: [],
  status: 'new',
  notes: 'Wants two slabs of one block.',
  isRead: false,
  version: 1,
};

export const samplePlanned: Planned = {
  ...{ path: 'blog', kind: 'Post', id: 1, title: 'Why veins run', action: 'publish' },
  at: '2026-12-24T03:30:00.000Z',
};
