import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { pathOfBlogPost } from '#content/blog-post/blog-post-path.shared.ts';
import { Label } from '../components/Label/Label.tsx';
import { siteOf } from '../site-identity.ts';
import type { ArticlePageData } from './load-article-page.ts';
import styles from './ShareArticle.module.css';
import { shareActions } from './share-actions.ts';

type ShareArticleProps = { page: Pick<ArticlePageData, 'article' | 'picture' | 'texts'> };

type ShareMethod = 'share' | 'copy';

/** Shares the article: with the device's own share menu where there is one, else by copying its URL, and by links. */
export function ShareArticle({ page: { article, picture, texts } }: ShareArticleProps) {
  const publicUrl = siteOf(useMatches())?.publicUrl ?? '';
  const url = `${publicUrl}${pathOfBlogPost(article)}`;
  const shared = { title: article.title, url, picture: picture ? publicUrl + picture.path : '' };
  return (
    <div className={styles.share}>
      <Label as="span">{texts.shareLabel}</Label>
      <ul className={styles.actions} aria-label={texts.shareLabel}>
        {shareActions(shared).map(({ label, href }) => (
          <li key={label}>
            <a className={styles.action} href={href} rel="noopener" data-share={label.toLowerCase()}>
              {label}
            </a>
          </li>
        ))}
        <DeviceShare title={article.title} url={url} />
      </ul>
    </div>
  );
}

/** The browser's own share menu or clipboard; renders nothing until scripts run, or where it supports neither. */
function DeviceShare({ title, url }: { title: string; url: string }) {
  const [method, setMethod] = useState<ShareMethod>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setMethod(findShareMethod()), []);
  if (!method) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  // If the visitor closes the share menu or denies clipboard access, the links remain.
  const onClick = () =>
    (method === 'share' ? navigator.share({ title, url }) : copy()).catch(() => undefined);
  return (
    <li>
      <button type="button" className={styles.action} onClick={onClick} data-share={method}>
        {method === 'share' ? 'Share this article' : 'Copy link'}
      </button>
      <span className={styles.copied} role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </li>
  );
}

function findShareMethod(): ShareMethod | undefined {
  if (typeof navigator.share === 'function') return 'share';
  // The clipboard is only available over a secure connection.
  return navigator.clipboard ? 'copy' : undefined;
}
