import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import type { MeasuredPhoto } from './measure-photo.ts';

type Failure = keyof DocumentValues['match']['failures'];
type PhotoState = { status: 'none' | 'busy' | 'done' } | { status: 'failed'; failure: Failure };

/** Measures the picture that a visitor chooses, and leads to what is like it; the picture itself goes nowhere. */
export function usePhotoMatch() {
  const navigate = useNavigate();
  const [state, setState] = useState<PhotoState>({ status: 'none' });
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  async function match(file: File): Promise<void> {
    setState({ status: 'busy' });
    setPreview(undefined);
    const measured = await measure(file);
    if ('failure' in measured) {
      setState({ status: 'failed', failure: measured.failure });
      return;
    }
    setPreview(URL.createObjectURL(file));
    setState({ status: 'done' });
    await navigate(`/match/?look=${measured.look}#found`);
  }

  return { state, preview, match };
}

/** What measures is fetched with the first picture. */
async function measure(file: File): Promise<MeasuredPhoto> {
  try {
    const { measurePhoto } = await import('./measure-photo.ts');
    return await measurePhoto(file);
  } catch {
    return { failure: 'unreadable' };
  }
}
