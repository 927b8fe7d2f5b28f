import { rowTools } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { CardFrame } from './CardFrame.tsx';

const shared = { className: undefined, children: (titleId: string) => <p id={titleId}>What it says</p> };

export const examples: Examples = {
  Plain: <CardFrame {...shared} tools={rowTools} />,
  Selected: <CardFrame {...shared} tools={{ ...rowTools, isSelected: true }} />,
  'Saved just now': <CardFrame {...shared} tools={{ ...rowTools, isJustSaved: true }} />,
  'Being deleted': <CardFrame {...shared} tools={{ ...rowTools, isDeleting: true }} />,
};
