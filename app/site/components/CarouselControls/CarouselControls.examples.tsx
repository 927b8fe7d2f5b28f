import type { Examples } from '../../../catalogue/examples.ts';
import { useCarousel } from '../../behaviour/use-carousel.ts';
import { CarouselControls } from './CarouselControls.tsx';

export const examples: Examples = {
  'With dots': <ControlsExample hasDots />,
  'Without dots': <ControlsExample hasDots={false} />,
};

function ControlsExample({ hasDots }: { hasDots: boolean }) {
  return <CarouselControls carousel={useCarousel({ count: 3, lockMs: 0 })} hasDots={hasDots} />;
}
