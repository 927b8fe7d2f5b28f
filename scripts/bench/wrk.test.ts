import { expect, test } from 'vitest';
import { readThroughput } from './wrk.ts';

const output = `Running 4s test @ http://127.0.0.1:3000/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     4.45ms    1.22ms  30.11ms   93.10%
    Req/Sec    14.51k     1.01k   15.90k    85.00%
  Latency Distribution
     50%    4.20ms
     75%    4.60ms
     90%    5.20ms
     99%  870.00us
  57801 requests in 4.00s, 1.31GB read
Requests/sec:  14443.20
Transfer/sec:    335.02MB
`;

test('requests a second and the slowest hundredth are read from what wrk prints', () => {
  expect(readThroughput(output)).toEqual({ perSecond: 14_443.2, p99Ms: 0.87 });
});

test('a measurement with failed requests is none', () => {
  expect(() => readThroughput(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('could not measure');
  expect(() => readThroughput('unable to connect')).toThrow('could not measure');
});
