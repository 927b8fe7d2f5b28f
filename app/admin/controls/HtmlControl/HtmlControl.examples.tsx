import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { HtmlControl } from './HtmlControl.tsx';

const shared = {
  name: 'content',
  apiName: 'content',
  field: blogPostEntity.fields.content,
  onChange: () => undefined,
};

export const examples: Examples = {
  Empty: <HtmlControl {...shared} value="" />,
  Filled: <HtmlControl {...shared} value="<h2>Veins</h2><p>Why they run.</p>" />,
  Wrong: <HtmlControl {...shared} value="" error="Write something" />,
};
