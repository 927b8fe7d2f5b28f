/** A record as a row of the grid, and its texts by column. */
export type GridRecord = { id: number; version: number; cells: string[] };
export type Place = { row: number; column: number };
/** By `keyOf` a place. */
export type ByPlace = ReadonlyMap<string, string>;

export type GridState = {
  records: readonly GridRecord[];
  columnCount: number;
  /** What differs from the records. */
  edits: ByPlace;
  errors: ByPlace;
  /** The cell that has the keyboard, and the other corner of the selection. */
  active: Place;
  anchor: Place;
  /** The text in the open cell; undefined while none is open. */
  editing: string | undefined;
  /** Earlier edits, for taking back. */
  past: readonly ByPlace[];
};

export type GridAction =
  | { kind: 'load'; records: readonly GridRecord[]; columnCount: number }
  | { kind: 'move'; rows: number; columns: number; isExtending?: boolean }
  | { kind: 'select'; place: Place; isExtending?: boolean }
  | { kind: 'open'; text?: string }
  | { kind: 'type'; text: string }
  | { kind: 'close'; isKept: boolean; rows?: number; columns?: number }
  | { kind: 'clear' | 'fill-down' | 'take-back' | 'discard' }
  | { kind: 'paste'; block: readonly string[][] }
  | { kind: 'refuse'; errors: ByPlace }
  | { kind: 'settle'; saved: ByPlace };

const maxPast = 50;

export const emptyGrid: GridState = {
  ...{ records: [], columnCount: 0, edits: new Map(), errors: new Map() },
  ...{ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, editing: undefined, past: [] },
};

export function keyOf({ row, column }: Place): string {
  return `${row} ${column}`;
}

export function placeOf(key: string): Place {
  const [row = 0, column = 0] = key.split(' ').map(Number);
  return { row, column };
}

/** What a cell holds now. */
export function textAt({ records, edits }: GridState, place: Place): string {
  return edits.get(keyOf(place)) ?? records[place.row]?.cells[place.column] ?? '';
}

/** The corners of the selection. */
export function rangeOf({ active, anchor }: GridState): { from: Place; to: Place } {
  const [top, bottom] = [Math.min(active.row, anchor.row), Math.max(active.row, anchor.row)];
  const [left, right] = [Math.min(active.column, anchor.column), Math.max(active.column, anchor.column)];
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
}

/** The texts of the selection. */
export function selectedTexts(state: GridState): string[][] {
  const { from, to } = rangeOf(state);
  return Array.from({ length: to.row - from.row + 1 }, (_row, down) =>
    Array.from({ length: to.column - from.column + 1 }, (_column, right) =>
      textAt(state, { row: from.row + down, column: from.column + right }),
    ),
  );
}

export function changeGrid(state: GridState, action: GridAction): GridState {
  switch (action.kind) {
    case 'load':
      return reload(state, action);
    case 'settle':
      return settle(state, action.saved);
    case 'move':
      return moveTo(state, {
        place: { row: state.active.row + action.rows, column: state.active.column + action.columns },
        isExtending: action.isExtending,
      });
    case 'select':
      return moveTo(state.editing === undefined ? state : close(state), action);
    case 'open':
      return { ...state, anchor: state.active, editing: action.text ?? textAt(state, state.active) };
    case 'type':
      return { ...state, editing: action.text };
    case 'close': {
      const { rows = 0, columns = 0, isKept } = action;
      const closed = isKept ? close(state) : { ...state, editing: undefined };
      return changeGrid(closed, { kind: 'move', rows, columns });
    }
    case 'refuse': {
      const [first] = action.errors.keys();
      const refused = { ...state, errors: action.errors };
      return first === undefined ? refused : moveTo(refused, { place: placeOf(first) });
    }
    case 'discard':
      return { ...state, edits: new Map(), errors: new Map(), past: [] };
    case 'take-back': {
      const edits = state.past.at(-1);
      return edits ? { ...state, edits, errors: new Map(), past: state.past.slice(0, -1) } : state;
    }
    case 'clear':
      return fill(state, () => '');
    case 'fill-down': {
      const { from } = rangeOf(state);
      return fill(state, ({ column }) => textAt(state, { row: from.row, column }));
    }
    case 'paste':
      return paste(state, action.block);
  }
}

/** The records anew. What was typed and is not saved stays with its record, wherever that stands now. */
function reload(
  state: GridState,
  { records, columnCount }: Pick<GridState, 'records' | 'columnCount'>,
): GridState {
  const rows = new Map(records.map(({ id }, row) => [id, row]));
  const rowNow = (row: number) => rows.get(state.records[row]?.id ?? Number.NaN);
  const edits = new Map<string, string>();
  for (const [key, text] of state.edits) {
    const { row, column } = placeOf(key);
    const now = rowNow(row);
    if (now !== undefined && records[now]?.cells[column] !== text)
      edits.set(keyOf({ row: now, column }), text);
  }
  const row = rowNow(state.active.row) ?? Math.max(0, Math.min(state.active.row, records.length - 1));
  const active = { row, column: state.active.column };
  return { ...state, records, columnCount, edits, errors: new Map(), active, anchor: active, past: [] };
}

/** Cells that are saved, unless something else has been typed into them since. */
function settle(state: GridState, saved: ByPlace): GridState {
  const edits = new Map([...state.edits].filter(([key, text]) => saved.get(key) !== text));
  return { ...state, edits, errors: new Map(), past: [] };
}

function moveTo(
  state: GridState,
  { place, isExtending = false }: { place: Place; isExtending?: boolean | undefined },
): GridState {
  const active = {
    row: within(place.row, state.records.length),
    column: within(place.column, state.columnCount),
  };
  return { ...state, active, anchor: isExtending ? state.anchor : active };
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

function close(state: GridState): GridState {
  const { editing, active } = state;
  const closed = { ...state, editing: undefined };
  return editing === undefined ? closed : write(closed, [[active, editing]]);
}

/** Gives every selected cell a text. */
function fill(state: GridState, textFor: (place: Place) => string): GridState {
  const { from, to } = rangeOf(state);
  const changes: [Place, string][] = [];
  for (let { row } = from; row <= to.row; row += 1) {
    for (let { column } = from; column <= to.column; column += 1) {
      changes.push([{ row, column }, textFor({ row, column })]);
    }
  }
  return write(state, changes);
}

/** From the upper left of the selection on; into a larger selection as often as it fits. */
function paste(state: GridState, block: readonly string[][]): GridState {
  const { from, to } = rangeOf(state);
  const width = Math.max(...block.map((row) => row.length));
  const [tall, wide] = [to.row - from.row + 1, to.column - from.column + 1];
  const isRepeated = tall % block.length === 0 && wide % width === 0;
  const [rows, columns] = isRepeated ? [tall, wide] : [block.length, width];
  const changes: [Place, string][] = [];
  for (let down = 0; down < rows; down += 1) {
    for (let right = 0; right < columns; right += 1) {
      const text = block[down % block.length]?.[right % width];
      const place = { row: from.row + down, column: from.column + right };
      const isInside = place.row < state.records.length && place.column < state.columnCount;
      if (text !== undefined && isInside) changes.push([place, text]);
    }
  }
  const active = { row: from.row + rows - 1, column: from.column + columns - 1 };
  const pasted = write(state, changes);
  return { ...moveTo(pasted, { place: active }), anchor: from };
}

/** A text that the record holds already is no edit. */
function write(state: GridState, changes: readonly [Place, string][]): GridState {
  const edits = new Map(state.edits);
  const errors = new Map(state.errors);
  for (const [place, text] of changes) {
    const key = keyOf(place);
    errors.delete(key);
    if (state.records[place.row]?.cells[place.column] === text) edits.delete(key);
    else edits.set(key, text);
  }
  const isSame =
    edits.size === state.edits.size && changes.every(([place, text]) => textAt(state, place) === text);
  if (isSame) return state;
  return { ...state, edits, errors, past: [...state.past, state.edits].slice(-maxPast) };
}
