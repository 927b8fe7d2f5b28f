import type { Picture } from '#content/picture/picture.ts';
import type { SocialPost } from '#content/social-post/social-post.entity.ts';

/** What a frame shows of a post. */
export type SocialFrame = Pick<
  SocialPost,
  | 'id'
  | 'platform'
  | 'postType'
  | 'caption'
  | 'mediaUrl'
  | 'postUrl'
  | 'likes'
  | 'comments'
  | 'views'
  | 'postedDate'
  | 'hashtags'
  | 'size'
> & { picture: Picture | undefined };

export const platformNames: Record<SocialPost['platform'], string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

/** Longer openings are no titles. */
const maxTitleLength = 72;

/** A caption's first sentence makes the title of its frame where it is short enough; the rest is the text below. */
export function splitCaption(caption: string): { title: string; text: string } {
  const trimmed = caption.trim();
  const end = /[.!?:](?=\s|$)/.exec(trimmed);
  const title = end ? trimmed.slice(0, end.index + 1) : trimmed;
  if (title.length > maxTitleLength) return { title: '', text: trimmed };
  const text = trimmed.slice(title.length).trim();
  return { title: title.replace(/[.:]$/, ''), text: text.charAt(0).toUpperCase() + text.slice(1) };
}
