/** Copies text, also where the page isn't allowed to use the clipboard directly. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  }
}

/** The old way: browsers keep it, though it is marked as deprecated, for pages without a secure connection. */
function copyThroughSelection(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // Beside the button: a dialog would take the focus back from anything outside of it.
  (before?.parentElement ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  before?.focus();
  return isCopied;
}
