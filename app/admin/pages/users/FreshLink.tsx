import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { formatDay } from '../../kit/time/format-time.ts';
import { copyText } from '../images/copy-text.ts';
import styles from './Administrators.module.css';
import type { FreshInvitation } from './administrator.ts';

/** The link of an invitation, which nobody can read a second time. */
export function FreshLink({ invitation }: { invitation: FreshInvitation }) {
  const { url, email, isMailed, expiresAt } = invitation;
  const [hasCopied, setHasCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The form that made it is elsewhere on the page.
  useEffect(() => {
    if (url) field.current?.focus();
  }, [url]);
  return (
    <Message kind="success">
      <div className={styles.fields}>
        <p>
          {isMailed ? `The link is on its way to ${email}.` : 'The link is ready: hand it over yourself.'} It
          works once, until {formatDay(expiresAt)}, and is shown only now.
        </p>
        <TextInput
          ref={field}
          label="Link"
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void copyText(url).then((isCopied) => setHasCopied(isCopied))}
          >
            {hasCopied ? 'Copied' : 'Copy the link'}
          </Button>
        </div>
      </div>
    </Message>
  );
}
