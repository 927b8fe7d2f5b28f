/** What the list shows of a product, as the API gives it. */
export type ListedProduct = {
  id: number;
  name: string;
  slug: string;
  category: string;
  origin: string;
  price: string;
  availability: string;
  mainImage: string;
  featured: boolean;
  published: boolean;
};
