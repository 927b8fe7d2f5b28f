import type { EntityName } from '#content/kit/field.ts';
import type { Icon } from '../icons/create-icon.tsx';
import { IconBox, IconBuildingArch, IconLayoutGrid, IconNews, IconSocial } from '../icons/icons.ts';

export type MenuGroup = 'catalogue' | 'stories';

/** Where the menu has each entity's list; `key`: the second key after 'g' that leads there. */
export const menuEntries: Record<EntityName, { group: MenuGroup; icon: Icon; key: string }> = {
  category: { group: 'catalogue', icon: IconLayoutGrid, key: 'c' },
  product: { group: 'catalogue', icon: IconBox, key: 'p' },
  blogPost: { group: 'stories', icon: IconNews, key: 'j' },
  socialPost: { group: 'stories', icon: IconSocial, key: 's' },
  galleryProject: { group: 'stories', icon: IconBuildingArch, key: 'r' },
};
