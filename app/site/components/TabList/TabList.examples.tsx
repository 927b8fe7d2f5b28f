import type { Examples } from '../../../catalogue/examples.ts';
import { useTabs } from '../../behaviour/use-tabs.ts';
import { TabList } from './TabList.tsx';

const panels = [
  { id: 'privacy', title: 'Privacy Policy' },
  { id: 'terms', title: 'Terms of Service' },
];

export const examples: Examples = {
  'Two tabs': <TabsExample />,
};

function TabsExample() {
  return <TabList label="Documents" tabs={useTabs(panels.map(({ id }) => id))} panels={panels} />;
}
