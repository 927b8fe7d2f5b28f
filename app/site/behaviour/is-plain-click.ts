type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a click should follow the link in this tab: one with a modifier opens a new tab or a download. */
export function isPlainClick(event: Click): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;
}
