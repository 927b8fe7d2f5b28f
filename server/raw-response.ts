/** The last response of a connection, written past the application: where no request could be read, or not to its end. */
export function rawResponse(status: string, message: string): string {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
