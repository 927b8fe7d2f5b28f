type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a click asks for the link's usual way: one with a modifier wants a new tab or a download. */
export function isPlainClick(event: Click): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
}
