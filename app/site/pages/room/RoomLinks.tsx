import { Link } from 'react-router';
import type { RoomTexts } from '#content/documents/room.document.ts';
import messages from '#messages/en/room.json' with { type: 'json' };
import { roomPath } from '#publishing/rooms/room-address.shared.ts';
import { roomIds } from '#publishing/rooms/rooms.shared.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './Segments.module.css';
import type { RoomState } from './use-room.ts';

type RoomLinksProps = { texts: RoomTexts; state: RoomState };

/** The rooms as links: the stone that was looked at comes along. */
export function RoomLinks({ texts, state: { room, stone } }: RoomLinksProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const along = stone ? `&stone=${stone.slug}` : '';
  return (
    <nav className={styles.segments} aria-label={t('room:rooms')}>
      {roomIds.map((id) => (
        <Link
          key={id}
          className={styles.segment}
          to={`${roomPath}?room=${id}${along}`}
          preventScrollReset
          aria-current={id === room.id ? 'page' : undefined}
          {...langOf(texts.rooms, id)}
        >
          {texts.rooms[id]}
        </Link>
      ))}
    </nav>
  );
}
