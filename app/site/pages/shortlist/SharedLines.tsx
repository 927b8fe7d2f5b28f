import { useContext } from 'react';
import { Link } from 'react-router';
import { areaInBoth, describeDetails, type StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import type { ShownStones } from '../../shortlist/fetch-stones.ts';
import { useIsLinked } from '../../site-pages.ts';
import { keysOf } from './list-steps.ts';
import styles from './SharedLines.module.css';
import { SlabLinks } from './SlabLinks.tsx';
import { StonePicture } from './StonePicture.tsx';

type SharedLinesProps = { lines: readonly StoneLine[]; stones: ShownStones; texts: { gone: string } };

/** A list to read: each stone with what is wanted of it. */
export function SharedLines({ lines, stones, texts }: SharedLinesProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { language } = useContext(MessagesContext);
  const keys = keysOf(lines);
  const isLinked = useIsLinked();
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => {
        const stone = ownValue(stones, line.product);
        const details = describeDetails({ ...line, note: '', slabs: [] }, areaInBoth(line, language));
        return (
          <li key={keys[index]} className={styles.line}>
            <StonePicture line={line} stone={stone} />
            <div>
              <h2 className={styles.name} {...langOf(stone, 'name')}>
                {stone ? <Link to={stone.path}>{stone.name}</Link> : line.name}
              </h2>
              {stone ? null : (
                <p className={styles.gone} {...langOf(texts, 'gone')}>
                  {texts.gone}
                </p>
              )}
              {details ? <p className={styles.details}>{details}</p> : null}
              <SlabLinks numbers={line.slabs} />
              {line.note ? <p className={styles.note}>{line.note}</p> : null}
              {line.view && isLinked(line.view) ? (
                <p className={styles.note}>
                  <Link to={line.view} reloadDocument>
                    {t('shortlist:view')}
                  </Link>
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
