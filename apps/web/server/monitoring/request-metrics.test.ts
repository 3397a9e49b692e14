import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { BUCKETS, registerRequests } from './request-metrics';

const NAME = 'crownsmith_http_request_duration_seconds';

describe('durations of requests', () => {
  it('are the text that a histogram of prom-client would be', async () => {
    const registry = new Registry();
    const add = registerRequests(registry);
    const known = new Registry();
    const help = 'Time from the headers of a request to the end of its response, event streams aside.';
    const histogram = new Histogram({
      name: NAME,
      help,
      labelNames: ['route'],
      buckets: BUCKETS,
      registers: [known],
    });
    for (const [place, route] of ['/', '/cards/:slug', '/'].entries())
      for (const duration of [0, 0.0005, 0.001, 0.0011, 0.3, 10, 10.5, 70]) {
        const seconds = duration * (place + 1);
        add(route, { method: 'GET', status: 200, duration: seconds });
        histogram.observe({ route }, seconds);
      }
    expect(await registry.getSingleMetricAsString(NAME)).toBe(await known.getSingleMetricAsString(NAME));
  });

  it('are not those of event streams, which are counted all the same', async () => {
    const registry = new Registry();
    const add = registerRequests(registry);
    add('/events', { method: 'GET', status: 200, duration: undefined });
    add('/events', { method: 'GET', status: 200, duration: undefined });
    const text = await registry.metrics();
    expect(text).toContain('crownsmith_http_requests_total{method="GET",route="/events",status="200"} 2');
    expect(text).not.toContain(`${NAME}_count`);
  });
});
