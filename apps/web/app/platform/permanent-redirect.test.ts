import { expect, it } from 'vitest';
import { permanentRedirect } from './permanent-redirect.server';

it.each([
  ['', '/top/lands', '/top/lands'],
  ['?', '/top/lands', '/top/lands'],
  ['?window=year&sort=price', '/top/lands', '/top/lands?window=year&sort=price'],
  ['?with=Sol%20Ring+x', '/top/lands', '/top/lands?with=Sol%20Ring+x'],
  ['?window=year&_routes=routes%2Ftop', '/top/lands', '/top/lands?window=year'],
  ['?_routes=routes%2Ftop', '/top/lands', '/top/lands'],
  ['?a=x&b=y', '/compare?a=z&b=y', '/compare?a=z&b=y'],
  ['?//evil.example', '/top/lands', '/top/lands?//evil.example'],
  ['?a=\r\nLocation: https://evil.example', '/top/lands', '/top/lands?a=Location:%20https://evil.example'],
])('redirects a request with the query %j for %s to %s', (query, target, location) => {
  const response = permanentRedirect(new Request(`http://site.test/top/Lands${query}`), target);
  expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
});
