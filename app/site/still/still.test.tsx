import { type ReactNode, useId } from 'react';
import { expect, test } from 'vitest';
import { textOf } from '#site/page-pieces.shared.ts';
import { renderWhole } from '../first-paint/render-whole.server.ts';
import { openStills } from './open-stills.server.ts';
import { Still } from './Still.tsx';
import { StillContext } from './StillContext.ts';

type Written = { count: number };

test('a page made of kept parts is the page that was written whole', async () => {
  const written = { count: 0 };
  const plain = await render(<Page written={written} />);
  const first = await renderWithStills(<Page written={written} />);
  const second = await renderWithStills(<Page written={written} />);
  expect(plain).toContain('<article id="_');
  expect([first, second]).toEqual([plain, plain]);
  expect(written.count).toBe(4 + 4 + 1);
});

test('a part that shows something else is written anew', async () => {
  const show = (text: string) => renderWithStills(<Card text={text} written={{ count: 0 }} />);
  expect(await show('Nero')).toContain('Nero');
  expect(await show('Verde')).toContain('Verde');
});

test('a part that asks for a picture ahead is written each time', async () => {
  const written = { count: 0 };
  for (const _time of [1, 2]) await renderWithStills(<Card text="Rosso" written={written} hasPreload />);
  expect(written.count).toBe(2);
});

test('the first screen has the styles of the parts in it, and none for parts further down', async () => {
  const { marksOf, frame } = await stillsOf(
    <main>
      <Card text="Bianco" written={{ count: 0 }} />
    </main>,
  );
  expect(frame).toMatch(/^<main><still-part n="0"><\/still-part><\/main>$/);
  expect([...marksOf('0')]).toEqual(['.shown']);
  expect([...marksOf('1')]).toEqual([]);
});

/** Two parts in front of what has an id of its own. */
function Page({ written }: { written: Written }) {
  return (
    <main>
      <Card text="Dawn & dusk" written={written} />
      <Card text="Earth" written={written} />
      <Card text="Dawn & dusk" written={written} />
      <Labelled written={written} />
    </main>
  );
}

function Card({ text, written, hasPreload }: { text: string; written: Written; hasPreload?: boolean }) {
  const id = useId();
  return (
    <Still name="card" of={text} id={id} hasPreload={hasPreload}>
      {(cardId) => (
        <article id={cardId}>
          <Counted written={written}>{text}</Counted> <img className="later" alt="" data-later="" />
        </article>
      )}
    </Still>
  );
}

function Counted({ written, children }: { written: Written; children: ReactNode }) {
  written.count += 1;
  return <b className="shown">{children}</b>;
}

function Labelled({ written }: { written: Written }) {
  const id = useId();
  return (
    <p id={id}>
      <Counted written={written}>label</Counted>
    </p>
  );
}

function render(node: ReactNode): Promise<string> {
  return renderWhole(node, {
    nonce: '',
    isDataApart: false,
    signal: new AbortController().signal,
    onError: () => {},
  });
}

async function stillsOf(node: ReactNode) {
  const stills = openStills();
  return stills.take(await render(<StillContext value={stills}>{node}</StillContext>));
}

async function renderWithStills(node: ReactNode): Promise<string> {
  const { frame, piecesOf } = await stillsOf(node);
  return frame.replace(/<still-part n="(\d+)"><\/still-part>/g, (_part, place: string) =>
    textOf(piecesOf(place)),
  );
}
