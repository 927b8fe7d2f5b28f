import { galleryProjectEntity } from '#content/gallery-project/gallery-project.entity.ts';
import { defineList } from '../../lists/define-list.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** What is specific to the list of projects (specification/back-office.md, "Lists"). */
export const galleryProjectList = defineList(galleryProjectEntity, {
  purpose: 'A project is a finished place with the stone in it: a hotel, a staircase, a bathroom.',
  searchHint: 'Name, location or short description',
  Card: ProjectCard,
});
