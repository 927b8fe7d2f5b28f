import type { Icon } from '../icons/create-icon.tsx';
import {
  IconActivity,
  IconBox,
  IconBuildingArch,
  IconInbox,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconMail,
  IconMessageHeart,
  IconMessages,
  IconNews,
  IconPhoto,
  IconSitemap,
  IconSocial,
  IconTrash,
  IconUsers,
} from '../icons/icons.ts';

export type NavigationItem = {
  label: string;
  to: string;
  icon: Icon;
  /** What 'n' and the palette make here: 'New product'. */
  create?: string;
  /** The second key after 'g' that leads here. */
  key?: string;
};

export type NavigationGroup = { label: string; items: readonly NavigationItem[] };

const dashboard: NavigationItem = {
  label: 'Dashboard',
  to: '/admin/dashboard/',
  icon: IconLayoutDashboard,
  key: 'd',
};

/** Every page of the back office that stands in its menu, in the menu's order. */
export const navigation: readonly NavigationGroup[] = [
  { label: 'Overview', items: [dashboard] },
  {
    label: 'Catalogue',
    items: [
      {
        label: 'Categories',
        to: '/admin/categories/',
        icon: IconLayoutGrid,
        create: 'New category',
        key: 'c',
      },
      { label: 'Products', to: '/admin/products/', icon: IconBox, create: 'New product', key: 'p' },
    ],
  },
  {
    label: 'Stories',
    items: [
      { label: 'Journal', to: '/admin/blog/', icon: IconNews, create: 'New post', key: 'j' },
      { label: 'Social posts', to: '/admin/social/', icon: IconSocial, create: 'New social post', key: 's' },
      { label: 'Projects', to: '/admin/gallery/', icon: IconBuildingArch, create: 'New project', key: 'r' },
    ],
  },
  { label: 'Media', items: [{ label: 'Images', to: '/admin/images/', icon: IconPhoto, key: 'i' }] },
  {
    label: 'Sales',
    items: [
      { label: 'Enquiries', to: '/admin/enquiries/', icon: IconInbox, key: 'e' },
      { label: 'Messages', to: '/admin/messages/', icon: IconMessages, key: 'm' },
      { label: 'Feedback', to: '/admin/feedback/', icon: IconMessageHeart },
      { label: 'Newsletter', to: '/admin/newsletter/', icon: IconMail },
    ],
  },
  {
    label: 'Site',
    items: [
      { label: 'Sitemap', to: '/admin/sitemap/', icon: IconSitemap },
      { label: 'Users', to: '/admin/users/', icon: IconUsers, key: 'u' },
      { label: 'Activity', to: '/admin/activity/', icon: IconActivity, key: 'a' },
      { label: 'Trash', to: '/admin/trash/', icon: IconTrash, key: 't' },
    ],
  },
];

export const navigationItems: readonly NavigationItem[] = navigation.flatMap((group) => group.items);

/** The address of the form that makes a new record in a section. */
export function createAddressOf(item: NavigationItem): string {
  return `${item.to}new/`;
}
