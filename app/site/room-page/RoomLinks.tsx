import type { RoomTexts } from '#content/site-documents/room.document.ts';
import { roomPath } from '#site/rooms/room-address.shared.ts';
import { roomIds } from '#site/rooms/rooms.shared.ts';
import { Link } from '../components/Link/Link.tsx';
import styles from './Segments.module.css';
import type { RoomState } from './use-room.ts';

type RoomLinksProps = { texts: RoomTexts; state: RoomState };

/** The rooms as links: the stone that was looked at comes along. */
export function RoomLinks({ texts, state: { room, stone } }: RoomLinksProps) {
  const along = stone ? `&stone=${stone.slug}` : '';
  return (
    <nav className={styles.segments} aria-label="Room">
      {roomIds.map((id) => (
        <Link
          key={id}
          className={styles.segment}
          to={`${roomPath}?room=${id}${along}`}
          preventScrollReset
          aria-current={id === room.id ? 'page' : undefined}
        >
          {texts.rooms[id]}
        </Link>
      ))}
    </nav>
  );
}
