/** What the list shows of a post, as the API gives it. */
export type ListedBlogPost = {
  id: number;
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  author: string;
  /** ISO 8601 in UTC. */
  date: string;
  image: string;
  tags: string[];
  galleryImages: string[];
  featured: boolean;
  published: boolean;
};
