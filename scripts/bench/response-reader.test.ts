import { expect, test } from 'vitest';
import { createResponseReader, type RawResponse } from './response-reader.ts';

const responseOf = (body: string) => `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

function readAll(chunks: string[]): RawResponse[] {
  const found: RawResponse[] = [];
  const read = createResponseReader((response) => found.push(response));
  for (const chunk of chunks) read(Buffer.from(chunk));
  return found;
}

test('responses are told apart wherever their bytes are cut', () => {
  const text = responseOf('one') + responseOf('') + responseOf('three');
  for (let at = 0; at <= text.length; at += 1) {
    const found = readAll([text.slice(0, at), text.slice(at)]);
    expect(found.map(({ body }) => body.toString())).toEqual(['one', '', 'three']);
  }
});

test('what has no body by its status ends with its head', () => {
  const found = readAll([`HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n${responseOf('next')}`]);
  expect(found.map(({ body }) => body.toString())).toEqual(['', 'next']);
});

test('a response of unknown length is an error, for it would be counted wrongly', () => {
  expect(() => readAll(['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'])).toThrow('how long');
});
