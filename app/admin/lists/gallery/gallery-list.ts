import type { ListDefinition } from '../list-definition.ts';
import { loadUsedClients } from '../load-choices.ts';
import { publishedChoices } from '../status-choices.ts';
import type { ListedProject } from './listed-project.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** The list of the gallery's projects (specification/back-office.md, "Lists"). */
export const galleryList: ListDefinition<ListedProject> = {
  path: 'gallery',
  title: 'Projects',
  noun: { one: 'project', many: 'projects' },
  purpose: 'A project is a finished place with the stone in it: a hotel, a staircase, a bathroom.',
  searchHint: 'Name, location or short description',
  filters: [
    { name: 'client', label: 'Client', choices: 'loaded' },
    { name: 'status', label: 'Status', choices: publishedChoices },
  ],
  loadChoices: async () => ({ client: await loadUsedClients('gallery') }),
  sorts: [
    { by: 'id', order: 'asc', label: 'As on the site' },
    { by: 'name', order: 'asc', label: 'Name, A to Z' },
    { by: 'name', order: 'desc', label: 'Name, Z to A' },
    { by: 'client', order: 'asc', label: 'Client, A to Z' },
    { by: 'location', order: 'asc', label: 'Location, A to Z' },
    { by: 'created_at', order: 'desc', label: 'Newest first' },
    { by: 'updated_at', order: 'desc', label: 'Last changed first' },
  ],
  bulkActions: ['publish', 'unpublish', 'delete'],
  deleteFailure: 'Error deleting gallery project. Please try again.',
  titleOf: (project) => project.name,
  siteAddressOf: (project) => `/gallery/${project.slug}/`,
  Card: ProjectCard,
};
