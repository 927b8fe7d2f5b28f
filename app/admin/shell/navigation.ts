import { entities } from '#content/registry.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import type { MenuGroup } from '../entities/entity-admin.ts';
import { entityAdmins } from '../entities/registry.ts';
import type { Icon } from '../kit/icons/create-icon.tsx';
import {
  IconActivity,
  IconArchive,
  IconCalendarEvent,
  IconChartBar,
  IconCircleCheck,
  IconEyeOff,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconLink,
  IconMail,
  IconMailForward,
  IconMessageHeart,
  IconMessages,
  IconPhoto,
  IconShield,
  IconSitemap,
  IconTable,
  IconTrash,
  IconUserCircle,
  IconUsers,
} from '../kit/icons/icons.ts';

export type NavigationItem = {
  label: string;
  to: string;
  icon: Icon;
  /** What it takes to open it. */
  permission: Permission;
  /** The label of the action that creates a record here: 'New product'. */
  create?: string;
  /** The key after 'g' that opens this page. */
  key?: string;
};

export type NavigationGroup = { label: string; items: readonly NavigationItem[] };

/** One's own name, sessions and password: beside the menu, below it. */
export const accountPath = '/admin/account/';

const dashboard: NavigationItem = {
  label: 'Dashboard',
  to: '/admin/dashboard/',
  permission: 'account',
  icon: IconLayoutDashboard,
  key: 'd',
};

const schedule: NavigationItem = {
  label: 'Schedule',
  to: '/admin/schedule/',
  permission: 'schedule',
  icon: IconCalendarEvent,
  key: 'h',
};

const statistics: NavigationItem = {
  label: 'Statistics',
  to: '/admin/statistics/',
  permission: 'statistics',
  icon: IconChartBar,
  key: 'n',
};

/** The pages of the back office's menu, in its order. */
const navigation: readonly NavigationGroup[] = [
  { label: 'Overview', items: [dashboard, schedule, statistics] },
  { label: 'Catalogue', items: entityItemsOf('catalogue') },
  { label: 'Stories', items: entityItemsOf('stories') },
  {
    label: 'Media',
    items: [{ label: 'Images', to: '/admin/images/', permission: 'media', icon: IconPhoto, key: 'i' }],
  },
  {
    label: 'Sales',
    items: [
      { label: 'Inbox', to: '/admin/inbox/', permission: 'inbox', icon: IconInbox, key: 'e' },
      { label: 'Enquiries', to: '/admin/enquiries/', permission: 'inbox', icon: IconMessages },
      { label: 'Feedback', to: '/admin/feedback/', permission: 'inbox', icon: IconMessageHeart },
      { label: 'Newsletter', to: '/admin/newsletter/', permission: 'inbox', icon: IconMail },
      {
        ...{ label: 'Personal data', to: '/admin/visitor-data/' },
        ...{ permission: 'personalData', icon: IconUserCircle },
      },
    ],
  },
  {
    label: 'Site',
    items: [
      { label: 'Site', to: '/admin/site/', permission: 'documents', icon: IconTable, key: 'o' },
      { label: 'Checks', to: '/admin/checks/', permission: 'publishCheck', icon: IconCircleCheck },
      { label: 'Not found', to: '/admin/not-found/', permission: 'redirects', icon: IconEyeOff },
      { label: 'Refusals', to: '/admin/refusals/', permission: 'refusals', icon: IconShield },
      { label: 'Redirects', to: '/admin/redirects/', permission: 'redirects', icon: IconLink },
      { label: 'Sitemap', to: '/admin/sitemap/', permission: 'sitemap', icon: IconSitemap },
      { label: 'Mail', to: '/admin/mail/', permission: 'mail', icon: IconMailForward },
      { label: 'Backups', to: '/admin/backups/', permission: 'backups', icon: IconArchive },
      { label: 'People', to: '/admin/users/', permission: 'people', icon: IconUsers, key: 'u' },
      { label: 'Activity', to: '/admin/activity/', permission: 'activity', icon: IconActivity, key: 'a' },
      { label: 'Log', to: '/admin/log/', permission: 'log', icon: IconKey },
      { label: 'Trash', to: '/admin/trash/', permission: 'trash', icon: IconTrash, key: 't' },
    ],
  },
];

export const navigationItems: readonly NavigationItem[] = navigation.flatMap((group) => group.items);

/** The groups of the menu with what may be opened; groups of nothing are left out. */
export function navigationFor(may: (permission: Permission) => boolean): readonly NavigationGroup[] {
  return navigation
    .map((group) => ({ ...group, items: group.items.filter((item) => may(item.permission)) }))
    .filter(({ items }) => items.length > 0);
}

/** The path of a section's form for a new record. */
export function createPathOf(item: NavigationItem): string {
  return `${item.to}new/`;
}

/** The entities' lists in a group of the menu, named by their declarations. */
function entityItemsOf(group: MenuGroup): NavigationItem[] {
  const listed = entities.filter(({ name }) => entityAdmins[name].menu.group === group);
  return listed.map(({ name, path, listTitle, noun }) => {
    const { icon, key } = entityAdmins[name].menu;
    return {
      label: listTitle,
      to: `/admin/${path}/`,
      permission: 'records',
      icon,
      create: `New ${noun.one}`,
      key,
    };
  });
}
