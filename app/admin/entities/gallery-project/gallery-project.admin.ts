import { IconBuildingArch } from '../../icons/icons.ts';
import type { EntityAdmin } from '../entity-admin.ts';
import { galleryProjectFormLayout } from './gallery-project.form-layout.ts';
import { galleryProjectList } from './gallery-project.list.ts';

export const galleryProjectAdmin: EntityAdmin = {
  menu: { group: 'stories', icon: IconBuildingArch, key: 'r' },
  list: galleryProjectList,
  formLayout: galleryProjectFormLayout,
};
