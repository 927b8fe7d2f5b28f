import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { offerFile } from '../api/offer-file.ts';
import { copyText } from '../images/copy-text.ts';
import { Message } from '../shell/Message/Message.tsx';
import styles from './Administrators.module.css';

/** Ten codes that nobody can read a second time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [hasCopied, setHasCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  const look = { size: 'compact-sm', variant: 'default' } as const;
  // What made them is elsewhere on the page, or a dialog that is closed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Message kind="success">
      <div className={styles.fields}>
        <h3 ref={heading} tabIndex={-1}>
          Keep these recovery codes
        </h3>
        <p>
          They are shown only now. Each signs in once where phone and passkeys are lost: print them, or keep
          them in a password manager.
        </p>
        <ul className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button {...look} onClick={() => void copyText(text).then(setHasCopied)}>
            {hasCopied ? 'Copied' : 'Copy them'}
          </Button>
          <Button
            {...look}
            onClick={() => offerFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Download them
          </Button>
          <Button {...look} onClick={onKept}>
            I have kept them
          </Button>
        </div>
      </div>
    </Message>
  );
}
