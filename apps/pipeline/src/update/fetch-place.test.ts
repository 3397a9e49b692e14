import { expect, it } from 'vitest';
import { originOf } from './fetch-place';

it.each([
  ['https://prices.example.com/today.json', 'prices.example.com'],
  ['https://prices.example.com:8443/today.json', 'prices.example.com:8443'],
  ['http://prices:8080/today.json', undefined],
  ['http://localhost/today.json', undefined],
  ['http://10.2.3.4:9000/today.json', undefined],
  ['http://[fd00::7]/today.json', undefined],
  ['https://prices.shop.internal/today.json', undefined],
  ['https://nas.home.arpa/today.json', undefined],
])('a file of %s is from %s', (url, from) =>
  expect(originOf({ kind: 'url', url, headers: {}, body: undefined }).origin?.from).toBe(from),
);
