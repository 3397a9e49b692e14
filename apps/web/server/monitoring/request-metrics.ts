import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Upper bounds of the durations of responses and of the database, in seconds. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods that are counted each; all others are the first. */
const METHODS: readonly string[] = ['other', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** More than any status. */
const STATUSES = 1000;

interface RouteRequests {
  /** by a number for method and status */
  readonly counts: Map<number, number>;
  /** by place in `BUCKETS`, durations above the bound before; the last are above all bounds */
  readonly durations: Float64Array;
  /** of all durations, in seconds */
  sum: number;
}

/** A request that is over. */
export interface EndedRequest {
  readonly method: string;
  readonly status: number;
  /** in seconds; undefined for one whose duration says nothing */
  readonly duration: number | undefined;
}

const DURATION = {
  name: 'crownsmith_http_request_duration_seconds',
  help: 'Time from the headers of a request to the end of its response, event streams aside.',
};

/** Registers the durations of all routes as the histogram that prom-client would make of them. */
const registerDurations = (registry: Registry, routes: ReadonlyMap<string, RouteRequests>): void => {
  const form = new Histogram<'route' | 'le'>({ ...DURATION, labelNames: ['route'], registers: [] });
  class Durations extends Gauge<'route' | 'le'> {
    override async get() {
      const values = [...routes].flatMap(([route, { durations, sum }]) => {
        let count = 0;
        const buckets = Array.from(durations, (requests, place) => {
          count += requests;
          const labels = { le: BUCKETS[place] ?? '+Inf', route };
          return { metricName: `${DURATION.name}_bucket`, labels, value: count };
        });
        if (count === 0) return [];
        return [
          ...buckets,
          { metricName: `${DURATION.name}_sum`, labels: { route }, value: sum },
          { metricName: `${DURATION.name}_count`, labels: { route }, value: count },
        ];
      });
      return { ...(await form.get()), values };
    }
  }
  registry.registerMetric(new Durations({ ...DURATION, registers: [] }));
};

/**
 * Registers what is counted and measured of requests. They are added up here, by route, because prom-client makes a text of all labels for
 * each of them. @returns adds a request
 */
export const registerRequests = (registry: Registry): ((route: string, request: EndedRequest) => void) => {
  const routes = new Map<string, RouteRequests>();
  new Counter({
    name: 'crownsmith_http_requests_total',
    help: 'Requests by route, method and status; 499: the client left before the response.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [route, { counts }] of routes)
        for (const [key, count] of counts) {
          const method = METHODS[Math.floor(key / STATUSES)] ?? '';
          this.inc({ method, route, status: key % STATUSES }, count);
        }
    },
  });
  registerDurations(registry, routes);
  const requestsOf = (route: string): RouteRequests => {
    const known = routes.get(route);
    if (known !== undefined) return known;
    const first = {
      counts: new Map<number, number>(),
      durations: new Float64Array(BUCKETS.length + 1),
      sum: 0,
    };
    routes.set(route, first);
    return first;
  };
  return (route, { method, status, duration }) => {
    const requests = requestsOf(route);
    const key = Math.max(0, METHODS.indexOf(method)) * STATUSES + status;
    requests.counts.set(key, (requests.counts.get(key) ?? 0) + 1);
    if (duration === undefined) return;
    let place = 0;
    while (place < BUCKETS.length && duration > (BUCKETS[place] as number)) place += 1;
    requests.durations[place] = (requests.durations[place] as number) + 1;
    requests.sum += duration;
  };
};
