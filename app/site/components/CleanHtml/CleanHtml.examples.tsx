import type { Examples } from '../../../catalogue/examples.ts';
import { CleanHtml } from './CleanHtml.tsx';

export const examples: Examples = {
  Text: (
    <CleanHtml html="<h2>Veins</h2><p>Why they <strong>run</strong>.</p><ul><li>Pressure</li><li>Heat</li></ul>" />
  ),
};
