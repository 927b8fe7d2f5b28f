import type { SocialPost } from '#content/entities/social-post/social-post.entity.ts';
import type { Picture } from '#content/picture/picture.ts';

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

const videoEnding = /\.(?:mp4|webm|mov|avi|wmv)$/i;

/** The addresses of what posts show, apart by what a policy calls them. */
export function addressesByKind(posts: readonly Pick<SocialPost, 'mediaUrl'>[]) {
  const addresses = posts.map(({ mediaUrl }) => mediaUrl);
  const isFilm = (address: string) => videoEnding.test(address);
  return {
    films: addresses.filter(isFilm),
    pictures: addresses.filter((address) => !isFilm(address)),
  };
}

/** The media of a post: a picture of this site, one hosted elsewhere, or a video. */
export function mediaKindOf({ mediaUrl, picture }: Pick<SocialFrame, 'mediaUrl' | 'picture'>) {
  if (videoEnding.test(mediaUrl)) return 'video';
  return !picture && mediaUrl.startsWith('https://') ? 'foreign' : 'own';
}

/** Whether it is known without loading anything that there is no picture to show. */
export function isMediaMissing(post: Pick<SocialFrame, 'mediaUrl' | 'picture'>): boolean {
  return mediaKindOf(post) === 'own' && !post.picture;
}

/** A longer first sentence is not used as a title. */
const maxTitleLength = 72;

/** A caption's first sentence is its title if it is short enough; the rest is the text below. */
export function splitCaption(caption: string): { title: string; text: string } {
  const trimmed = caption.trim();
  const end = /[.!?:](?=\s|$)/.exec(trimmed);
  const title = end ? trimmed.slice(0, end.index + 1) : trimmed;
  if (title.length > maxTitleLength) return { title: '', text: trimmed };
  const text = trimmed.slice(title.length).trim();
  return { title: title.replace(/[.:]$/, ''), text: text.charAt(0).toUpperCase() + text.slice(1) };
}
