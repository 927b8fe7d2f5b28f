import type { Examples } from '../../../catalogue/examples.ts';
import { Section } from './Section.tsx';

export const examples: Examples = {
  Day: <Section>Full air above and below</Section>,
  Deep: (
    <Section ground="deep" space="tight">
      Tight
    </Section>
  ),
  Night: (
    <Section ground="night" isRuled>
      With a hairline
    </Section>
  ),
};
