import type { FormLayout } from '../kit/forms/form-layout.ts';
import type { Icon } from '../kit/icons/create-icon.tsx';
import type { AnyList } from '../kit/lists/list-definition.ts';

export type MenuGroup = 'catalogue' | 'stories';

/** What the back office defines for an entity in addition to its declaration. */
export type EntityAdmin = {
  /** The menu group that its list belongs to; `key`: the second key of the shortcut after 'g'. */
  menu: { group: MenuGroup; icon: Icon; key: string };
  list: AnyList;
  formLayout: FormLayout;
};
