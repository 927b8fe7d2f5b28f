/** What the list shows of a category, as the API gives it. */
export type ListedCategory = {
  id: number;
  name: string;
  slug: string;
  description: string;
  image: string;
  published: boolean;
};
