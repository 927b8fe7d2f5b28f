/** What the list shows of a project, as the API gives it. */
export type ListedProject = {
  id: number;
  name: string;
  slug: string;
  shortDescription: string;
  client: string;
  location: string;
  dateCompleted: string;
  squareFootage: string;
  duration: string;
  featuredImage: string;
  materials: string[];
  galleryImages: string[];
  published: boolean;
};
