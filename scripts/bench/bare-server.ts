/**
 * The least that a server of Node.js can do: the bytes of a file, under the headers of another, to every request.
 *     node scripts/bench/bare-server.ts PORT BODY HEADERS
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, bodyFile = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = JSON.parse(readFileSync(headersFile, 'utf8'));

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
