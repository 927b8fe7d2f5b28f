import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { keyOf } from './response-cache.ts';

const ask = (url: string, { method = 'GET', headers = {} } = {}) =>
  keyOf({ method, url, headers } as IncomingMessage);

test('what advertisers add leads to the page without it, which only the page itself is kept as', () => {
  expect(ask('/statuario/')).toEqual({ text: '/statuario/', isExact: true });
  const counted = '/statuario/?utm_source=mail&utm_campaign=october&gclid=1&fbclid=2&_ga=3';
  expect(ask(counted)).toEqual({ text: '/statuario/', isExact: false });
  expect(ask('/statuario/?utm_source=mail&view=2')).toEqual({ text: '/statuario/?view=2', isExact: false });
});

test('a page that reads its query has a key for each', () => {
  for (const url of [
    '/contact/?utm_source=mail',
    '/api/products?utm_source=mail',
    '/italian-marble/?list=marble',
    '/italian-marble/?q=',
  ]) {
    expect(ask(url)).toEqual({ text: url, isExact: true });
  }
});

test('a search is made for each visitor, so that it counts; choices without words are kept', () => {
  for (const url of [
    '/search/?q=onyx',
    '/search.data?kind=stone&q=onyx',
    '/search/?q=onyx&page=2',
    '/italian-marble/?list=marble&q=onyx',
  ]) {
    expect([url, ask(url)]).toEqual([url, undefined]);
  }
  for (const url of ['/search/?q=', '/search/?origin=italy', '/api/catalogue?q=onyx']) {
    expect(ask(url)).toEqual({ text: url, isExact: true });
  }
});

test('nothing is kept for somebody, of a body, of a preview, or of what has ways of its own', () => {
  expect(ask('/api/products', { headers: { authorization: 'Bearer token' } })).toBeUndefined();
  expect(ask('/api/products', { headers: { authorization: 'bearer' } })).toBeUndefined();
  expect(ask('/contact/', { method: 'POST' })).toBeUndefined();
  expect(ask('/contact/', { headers: { 'content-length': '3' } })).toBeUndefined();
  expect(ask('/contact/', { headers: { 'transfer-encoding': 'chunked' } })).toBeUndefined();
  expect(ask('/statuario/?preview=secret')).toBeUndefined();
  for (const url of ['/admin/', '/Admin/', '/admin', '/assets/a.js', '/uploads/a.png', '/pictures/a.webp']) {
    expect([url, ask(url)]).toEqual([url, undefined]);
  }
  for (const url of ['/api/health', '/api/ready', '/api/metrics', '/api/docs/']) {
    expect([url, ask(url)]).toEqual([url, undefined]);
  }
});

test('a whole address in place of a path is not kept: there is no end of hosts', () => {
  expect(ask('http://elsewhere.example/statuario/')).toBeUndefined();
  expect(ask('*')).toBeUndefined();
});
