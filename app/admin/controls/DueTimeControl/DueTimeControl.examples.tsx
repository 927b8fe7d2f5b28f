import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { DueTimeControl } from './DueTimeControl.tsx';

const { publishAt } = blogPostEntity.fields;
const shared = { name: 'publishAt', apiName: 'publish_at', field: publishAt, onChange: nothing };

export const examples: Examples = {
  Empty: <DueTimeControl {...shared} value="" />,
  Chosen: <DueTimeControl {...shared} value="2026-12-24T03:30:00.000Z" />,
  'With a note': <DueTimeControl {...shared} value="2026-12-24T03:30:00.000Z" note="This time has passed." />,
  Wrong: <DueTimeControl {...shared} value="2026-12-24" error="Give a date and a time" />,
};
