/** What the list shows of a social post, as the API gives it. */
export type ListedSocialPost = {
  id: number;
  platform: string;
  postType: string;
  caption: string;
  mediaUrl: string;
  postUrl: string;
  likes: number;
  comments: number;
  views: string;
  postedDate: string;
  hashtags: string[];
  featured: boolean;
  published: boolean;
};
