export const previewWidths = ['desktop', 'phone'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

const openKey = 'adminPreview';
const widthKey = 'adminPreviewWidth';

/** Whether this browser shows the preview beside forms; undefined where nobody has chosen. */
export function isPreviewWanted(): boolean | undefined {
  const choice = localStorage.getItem(openKey);
  return choice === null ? undefined : choice === 'open';
}

export function keepPreviewWanted(choice: 'open' | 'closed'): void {
  localStorage.setItem(openKey, choice);
}

/** The width that was chosen last in this browser. */
export function readPreviewWidth(): PreviewWidth | undefined {
  return previewWidths.find((width) => width === localStorage.getItem(widthKey));
}

export function keepPreviewWidth(width: PreviewWidth): void {
  localStorage.setItem(widthKey, width);
}
