type Sized = { size: 'large' | 'medium' | 'small' };

/** Where a frame is placed: its row from the top, its first column of twelve and its width in columns. */
export type PlacedFrame<Frame> = { frame: Frame; row: number; start: number; span: number };

const columns = 12;
const spanOfSize = { large: 5, medium: 4, small: 3 } as const;

/**
 * Arranges frames in rows of up to twelve columns, newest first. A frame that no longer fits lets a later one go
 * before it; from row to row another size begins, and what is left of a row is empty space between its frames.
 */
export function arrangePosts<Frame extends Sized>(frames: readonly Frame[]): PlacedFrame<Frame>[] {
  const waiting = [...frames];
  const placed: PlacedFrame<Frame>[] = [];
  for (let row = 1; waiting.length > 0; row += 1) placed.push(...spread(rotate(takeRow(waiting), row), row));
  return placed;
}

function takeRow<Frame extends Sized>(waiting: Frame[]): Frame[] {
  const taken: Frame[] = [];
  let free = columns;
  for (const frame of [...waiting]) {
    if (spanOfSize[frame.size] > free) continue;
    taken.push(...waiting.splice(waiting.indexOf(frame), 1));
    free -= spanOfSize[frame.size];
  }
  return taken;
}

function rotate<Frame>(frames: Frame[], row: number): Frame[] {
  const by = (row - 1) % frames.length;
  return [...frames.slice(by), ...frames.slice(0, by)];
}

function spread<Frame extends Sized>(frames: Frame[], row: number): PlacedFrame<Frame>[] {
  const used = frames.reduce((sum, frame) => sum + spanOfSize[frame.size], 0);
  const gaps = Math.max(frames.length - 1, 1);
  let start = 1;
  return frames.map((frame, index) => {
    const span = spanOfSize[frame.size];
    const place = { frame, row, start, span };
    // The first gaps take what can't be shared out evenly.
    start += span + Math.floor((columns - used + gaps - 1 - index) / gaps);
    return place;
  });
}
