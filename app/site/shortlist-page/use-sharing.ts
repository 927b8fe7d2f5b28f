import { useState } from 'react';
import type { KeptLine } from '../shortlist/kept-lines.ts';

export type ShareWay = 'link' | 'pdf';

type Sharing = {
  isBusy: boolean;
  /** The link of the list as it was shared last. */
  url: string;
  isCopied: boolean;
  /** Why it was not shared. */
  problem: string;
};

const idle: Sharing = { isBusy: false, url: '', isCopied: false, problem: '' };
const failure = 'The list could not be shared. Please try again in a moment.';

/** Gives the list a link of its own, and copies that or opens its PDF. */
export function useSharing(lines: readonly KeptLine[]) {
  const [state, setState] = useState(idle);
  async function share(way: ShareWay): Promise<void> {
    if (state.isBusy) return;
    setState({ ...idle, isBusy: true });
    const shared = await postLines(lines);
    if ('problem' in shared) return setState({ ...idle, problem: shared.problem });
    if (way === 'pdf') location.assign(`${shared.path}list.pdf`);
    const url = new URL(shared.path, location.href).href;
    const isCopied = way === 'link' && (await copy(url));
    setState({ ...idle, url, isCopied });
  }
  return { ...state, share };
}

async function postLines(lines: readonly KeptLine[]): Promise<{ path: string } | { problem: string }> {
  try {
    const response = await fetch('/api/shortlists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines }),
    });
    const body = await response.json();
    return response.ok ? { path: `/shortlist/${body.id}/` } : { problem: String(body.message || failure) };
  } catch {
    return { problem: failure };
  }
}

/** Without a secure connection or the visitor's leave the link is shown to be copied by hand. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
