import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect, useState } from 'react';
import { findSlabNumber } from '#content/entities/slab/slab-number.shared.ts';
import { t } from '../../kit/language/t.ts';
import { StickyBar } from '../../kit/page-parts/StickyBar/StickyBar.tsx';
import { loadDetector } from './read-code.ts';
import { Scanner } from './Scanner.tsx';
import styles from './yard.module.css';

type FinderProps = { state: string; failure: string; isFinding: boolean; onFind: (code: string) => void };

/** Types or scans the number of a slab. Browsers give the camera to secure pages only. */
export function Finder({ state, failure, isFinding, onFind }: FinderProps) {
  const [text, setText] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  const canScan = 'mediaDevices' in navigator;
  useEffect(() => {
    if (canScan) loadDetector().catch(() => undefined);
  }, [canScan]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onFind(text);
  };
  return (
    <StickyBar className={styles.bar} aria-label={t('Find a slab')}>
      <p className={styles.state} role="status">
        {state}
      </p>
      <form className={styles.find} onSubmit={submit}>
        <TextInput
          {...{ size: 'lg', name: 'number', autoComplete: 'off', autoCapitalize: 'characters' }}
          aria-label={t('Number')}
          placeholder={t('Number')}
          enterKeyHint="search"
          value={text}
          error={failure}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" variant={canScan ? 'default' : 'filled'} loading={isFinding}>
          {t('Find')}
        </Button>
        {canScan ? (
          <Button size="lg" onClick={() => setIsScanning(true)}>
            {t('Scan')}
          </Button>
        ) : null}
      </form>
      {isScanning ? (
        <Scanner
          onClose={() => setIsScanning(false)}
          onCode={(code) => {
            setIsScanning(false);
            setText(findSlabNumber(code) ?? code);
            onFind(code);
          }}
        />
      ) : null}
    </StickyBar>
  );
}
