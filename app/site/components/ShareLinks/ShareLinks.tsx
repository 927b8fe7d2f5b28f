import { useEffect, useId, useState } from 'react';
import { useMatches } from 'react-router';
import common from '#messages/en/common.json' with { type: 'json' };
import type { InLanguage } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { siteOf } from '../../site-identity.ts';
import { joinClassNames } from '../class-names.ts';
import { Label } from '../Label/Label.tsx';
import styles from './ShareLinks.module.css';
import { shareActions } from './share-actions.ts';

type ShareLinksProps = {
  label: string;
  labelIn?: InLanguage;
  /** What is shared, as the button of the device's own menu calls it. */
  noun: 'article' | 'stone' | 'project' | 'comparison';
  title: string;
  /** Of the page, without its origin. */
  path: string;
  /** Of its picture, without the origin; left out where it has none. */
  picturePath?: string | undefined;
  className?: string | undefined;
};

type ShareMethod = 'share' | 'copy';

/** Shares a page: with the device's own share menu where there is one, else by copying its URL, and by links. */
export function ShareLinks(props: ShareLinksProps) {
  const { label, labelIn, noun, title, path, picturePath, className } = props;
  const t = useMessages(common);
  const labelId = useId();
  const publicUrl = siteOf(useMatches())?.publicUrl ?? '';
  const url = `${publicUrl}${path}`;
  const shared = { title, url, picture: picturePath ? publicUrl + picturePath : '' };
  return (
    <div className={joinClassNames(styles.share, className)}>
      <Label as="span" id={labelId} {...labelIn}>
        {label}
      </Label>
      <ul className={styles.actions} aria-labelledby={labelId}>
        {shareActions(shared, t('common:share.mail')).map((action) => (
          <li key={action.name}>
            <a className={styles.action} href={action.href} rel="noopener" data-share={action.name}>
              {action.label}
            </a>
          </li>
        ))}
        <DeviceShare noun={noun} title={title} url={url} />
      </ul>
    </div>
  );
}

type DeviceShareProps = Pick<ShareLinksProps, 'noun' | 'title'> & { url: string };

/** The browser's own share menu or clipboard; renders nothing until scripts run, or where it supports neither. */
function DeviceShare({ noun, title, url }: DeviceShareProps) {
  const t = useMessages(common);
  const [method, setMethod] = useState<ShareMethod>();
  const [copiedUrl, setCopiedUrl] = useState<string>();
  useEffect(() => setMethod(findShareMethod()), []);
  if (!method) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopiedUrl(url);
  };
  // If the visitor closes the share menu or denies clipboard access, the links remain.
  const onClick = () =>
    (method === 'share' ? navigator.share({ title, url }) : copy()).catch(() => undefined);
  return (
    <li>
      <button type="button" className={styles.action} onClick={onClick} data-share={method}>
        {method === 'share' ? t(`common:share.${noun}`) : t('common:share.link')}
      </button>
      <span className={styles.copied} role="status">
        {copiedUrl === url ? t('common:share.copied') : ''}
      </span>
    </li>
  );
}

function findShareMethod(): ShareMethod | undefined {
  if (typeof navigator.share === 'function') return 'share';
  // The clipboard is only available over a secure connection.
  return navigator.clipboard ? 'copy' : undefined;
}
