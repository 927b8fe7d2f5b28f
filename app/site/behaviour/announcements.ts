/** Events from components to the tracking, which listens once it is loaded; components don't wait for it. */
export const formSuccessEvent = 'ashlar:form-success';
export const carouselMoveEvent = 'ashlar:carousel-move';
export const privacyChoicesEvent = 'ashlar:privacy-choices';

export type FormSuccess = { form: string };
export type CarouselMove = { carousel: string; slide: number };

/** A visitor moved a carousel. @param index of the slide that came to the front */
export function announceCarouselMove(root: HTMLElement | null, index: number): void {
  const carousel = root?.dataset.carousel ?? root?.getAttribute('aria-label') ?? '';
  announce<CarouselMove>(carouselMoveEvent, { carousel, slide: index + 1 });
}

/** Opens the consent question, also if the visitor has chosen before. */
export function openPrivacyChoices(): void {
  announce(privacyChoicesEvent, undefined);
}

export function announce<Detail>(name: string, detail: Detail): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
