import type { EntityName } from '#content/kit/field.ts';
import { entities } from '#content/registry.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { entityAdmins } from '../entities/registry.ts';
import { allHoldsPath, yardPath } from '../entities/slab/slab-holds.ts';
import type { Icon } from '../kit/icons/create-icon.tsx';
import {
  IconActivity,
  IconAlt,
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
  IconPhotoSearch,
  IconSettings,
  IconShield,
  IconSitemap,
  IconTable,
  IconTrash,
  IconUserCircle,
  IconUsers,
} from '../kit/icons/icons.ts';
import { t } from '../kit/language/t.ts';

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

/** An entry of the menu; those below it are shown while one of its pages is open. */
export type MenuEntry = { item: NavigationItem; below: readonly NavigationItem[] };

/** A page that is reached from Settings: what it is for, in one line. */
type SettingsItem = NavigationItem & { does: string };

/** One's own name, sessions and password: beside the menu, below it. */
export const accountPath = '/admin/account/';

/** What the pages listed in Settings have above their titles. */
export const settingsCrumbs = [{ label: t('Settings'), to: '/admin/settings/' }];

const dashboard: NavigationItem = {
  label: t('Dashboard'),
  to: '/admin/dashboard/',
  permission: 'account',
  icon: IconLayoutDashboard,
  key: 'd',
};

const inbox: readonly NavigationItem[] = [
  { label: t('Inbox'), to: '/admin/inbox/', permission: 'inbox', icon: IconInbox, key: 'e' },
  { label: t('Enquiries'), to: '/admin/enquiries/', permission: 'inbox', icon: IconMessages },
  { label: t('Feedback'), to: '/admin/feedback/', permission: 'inbox', icon: IconMessageHeart },
  { label: t('Newsletter'), to: '/admin/newsletter/', permission: 'inbox', icon: IconMail },
  { label: t('Personal data'), to: '/admin/visitor-data/', permission: 'personalData', icon: IconUserCircle },
];

const holds: NavigationItem = {
  label: t('Holds'),
  to: allHoldsPath,
  permission: 'holds',
  icon: IconUserCircle,
};

const yard: NavigationItem = {
  label: t('In the yard'),
  to: yardPath,
  permission: 'slabStatus',
  icon: IconPhotoSearch,
};

const images: NavigationItem = {
  label: t('Images'),
  to: '/admin/images/',
  permission: 'media',
  icon: IconPhoto,
  key: 'i',
};

const site: readonly NavigationItem[] = [
  { label: t('Site'), to: '/admin/site/', permission: 'documents', icon: IconTable, key: 'o' },
  { label: t('Translations'), to: '/admin/translations/', permission: 'content', icon: IconAlt },
  { label: t('Schedule'), to: '/admin/schedule/', permission: 'schedule', icon: IconCalendarEvent, key: 'h' },
  { label: t('Checks'), to: '/admin/checks/', permission: 'publishCheck', icon: IconCircleCheck },
];

const statistics: NavigationItem = {
  label: t('Statistics'),
  to: '/admin/statistics/',
  permission: 'statistics',
  icon: IconChartBar,
  key: 'n',
};

const settings: NavigationItem = {
  label: t('Settings'),
  to: '/admin/settings/',
  permission: 'account',
  icon: IconSettings,
};

/** What is set up once or looked at when something is wrong. */
const settingsGroups: readonly { label: string; items: readonly SettingsItem[] }[] = [
  {
    label: t('People and changes'),
    items: [
      {
        ...{ label: t('People'), to: '/admin/users/', permission: 'people', icon: IconUsers, key: 'u' },
        does: t('Who may sign in, in which role, and how.'),
      },
      {
        ...{
          label: t('Activity'),
          to: '/admin/activity/',
          permission: 'activity',
          icon: IconActivity,
          key: 'a',
        },
        does: t('Who changed what on the site.'),
      },
      {
        ...{ label: t('Log'), to: '/admin/log/', permission: 'log', icon: IconKey },
        does: t('Everything that was done, sign-ins and exports included.'),
      },
      {
        ...{ label: t('Trash'), to: '/admin/trash/', permission: 'trash', icon: IconTrash, key: 't' },
        does: t('What was deleted in the last 30 days, to be restored.'),
      },
    ],
  },
  {
    label: t('Web addresses'),
    items: [
      {
        ...{ label: t('Redirects'), to: '/admin/redirects/', permission: 'redirects', icon: IconLink },
        does: t('Old addresses, and where they lead now.'),
      },
      {
        ...{ label: t('Not found'), to: '/admin/not-found/', permission: 'redirects', icon: IconEyeOff },
        does: t('Addresses that visitors asked for and the site does not have.'),
      },
      {
        ...{ label: t('Sitemap'), to: '/admin/sitemap/', permission: 'sitemap', icon: IconSitemap },
        does: t('The list of pages that search engines read.'),
      },
    ],
  },
  {
    label: t('Server'),
    items: [
      {
        ...{ label: t('Mail'), to: '/admin/mail/', permission: 'mail', icon: IconMailForward },
        does: t('How the site sends mail, and a test.'),
      },
      {
        ...{ label: t('Backups'), to: '/admin/backups/', permission: 'backups', icon: IconArchive },
        does: t('When the site was last backed up, and a backup at once.'),
      },
      {
        ...{ label: t('Refusals'), to: '/admin/refusals/', permission: 'refusals', icon: IconShield },
        does: t('What browsers did not load because the site does not allow it.'),
      },
    ],
  },
];

const settingsItems = settingsGroups.flatMap(({ items }) => items);

/** The menu, in its order. */
const menu: readonly (readonly NavigationItem[])[] = [
  [dashboard],
  inbox,
  ...entities
    .filter(({ name }) => !entityAdmins[name].menu.below)
    .map(({ name }) => (name === 'product' ? [...entityItems(name), holds, yard] : entityItems(name))),
  [images],
  site,
  [statistics],
  [settings],
];

/** Every page that has a name: the palette, the shortcuts and the permissions know them all. */
export const navigationItems: readonly NavigationItem[] = [...menu.flat(), ...settingsItems];

/** The menu with what may be opened. */
export function menuFor(may: (permission: Permission) => boolean): readonly MenuEntry[] {
  return menu.flatMap((items) => {
    const [item, ...below] = items.filter(({ permission }) => may(permission));
    return item ? [{ item, below }] : [];
  });
}

/** Settings in groups, with what may be opened. */
export function settingsFor(may: (permission: Permission) => boolean) {
  return settingsGroups
    .map((group) => ({ ...group, items: group.items.filter(({ permission }) => may(permission)) }))
    .filter(({ items }) => items.length > 0);
}

/** The named page that an address belongs to. */
export function itemAt(pathname: string): NavigationItem | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const above = navigationItems.filter(({ to }) => path.startsWith(to));
  return above.toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** Whether a page belongs to an entry of the menu: it is the entry's own, below it, or listed in Settings. */
export function isPageOf(entry: MenuEntry, page: NavigationItem | undefined): boolean {
  const pages = entry.item === settings ? [settings, ...settingsItems] : [entry.item, ...entry.below];
  return pages.some((item) => item === page);
}

/** The path of a section's form for a new record. */
export function createPathOf(item: NavigationItem): string {
  return `${item.to}new/`;
}

/** The list of an entity and those below it in the menu, named by their declarations. */
function entityItems(first: EntityName): NavigationItem[] {
  const listed = entities.filter(({ name }) => name === first || entityAdmins[name].menu.below === first);
  const inOrder = listed.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
  return inOrder.map(({ name, path, listTitle, noun }) => {
    const { icon, key } = entityAdmins[name].menu;
    return {
      label: t(listTitle),
      to: `/admin/${path}/`,
      permission: 'records',
      icon,
      create: t('New {noun}', { noun: t(noun.one) }),
      key,
    };
  });
}
