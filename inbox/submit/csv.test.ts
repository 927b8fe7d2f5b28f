import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

async function csvOf(...texts: (string | number)[]): Promise<string> {
  async function* batches() {
    yield texts;
  }
  let csv = '';
  for await (const piece of writeCsv([{ title: 'Text', valueOf: (text) => text }], batches())) csv += piece;
  return csv;
}

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  ' =1+1',
  '\n=1+1',
  '=HYPERLINK("http://evil.example";"Click")',
])('An administrator who opens an export runs no formula that a visitor wrote: %j', async (text) => {
  const cell = (await csvOf(text)).split('Text"\r\n')[1];
  expect(cell).toMatch(/^"?'/);
});

test('An administrator sees names, numbers, line ends and quotes as they were sent, in any script', async () => {
  const csv = await csvOf('Zoë, "石"', 'two\n=1+1', 7, -7, '(+91) 9876543210', 'a=b');
  expect(csv).toBe(
    '\uFEFF"Text"\r\n"Zoë, ""石"""\r\n"two\n=1+1"\r\n7\r\n-7\r\n"(+91) 9876543210"\r\n"a=b"\r\n',
  );
});
