import type { EntityName } from '#content/kit/field.ts';
import type { FormLayout } from '../kit/forms/form-layout.ts';
import type { Icon } from '../kit/icons/create-icon.tsx';
import type { AnyList } from '../kit/lists/list-definition.ts';

/** What the back office defines for an entity in addition to its declaration. */
export type EntityAdmin = {
  /** `below`: the entity whose list is above its own in the menu; `key`: the second key of the shortcut after 'g'. */
  menu: { below?: EntityName; icon: Icon; key: string };
  list: AnyList;
  formLayout: FormLayout;
};
