import type { FormLayout } from '../forms/form-layout.ts';
import type { Icon } from '../icons/create-icon.tsx';
import type { AnyList } from '../lists/list-definition.ts';

export type MenuGroup = 'catalogue' | 'stories';

/** What the back office has of an entity beside its declaration. */
export type EntityAdmin = {
  /** Where the menu has its list; `key`: the second key after 'g' that leads there. */
  menu: { group: MenuGroup; icon: Icon; key: string };
  list: AnyList;
  formLayout: FormLayout;
};
