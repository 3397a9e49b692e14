import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { RequestHandler } from 'express';
import type { Documents } from '#app/accounts/documents/documents.server';
import type { BoundedQueue } from '#app/platform/bounded-queue';
import type { Gates } from '../overload/gates';
import { isProxyTrusted } from '../request/proxy-trust';
import { pathOf } from '../request/path-of';
import type { RouteFinder } from './route-patterns';

/** Spans of requests, of the gates that they pass and of the database of people. */
export interface Tracing {
  /** begins the span of a request */
  readonly traceRequests: (findRoute: RouteFinder) => RequestHandler;
  readonly traceGates: (gates: Gates) => Gates;
  readonly traceDocuments: (documents: Documents) => Documents;
  /** sends what has not been sent and stops */
  readonly close: () => Promise<void>;
}

const fail = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.setAttribute('error.type', error.name);
};

/**
 * Starts to send traces by OTLP over HTTP, as the variables of OpenTelemetry say: where to, with which headers, how many,
 * and under which name. The process loads this module only where they name a receiver.
 */
export const startTracing = (): Tracing => {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'crownsmith' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = trace.getTracer('crownsmith');

  const inSpan = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    tracer.startActiveSpan(name, async (span) => {
      try {
        return await work();
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });

  const traceGate = (name: string, gate: BoundedQueue): BoundedQueue => ({
    add: (job, options) =>
      inSpan(`gate ${name}`, () => gate.add(() => inSpan(`work of ${name}`, job), options)),
    get isFull() {
      return gate.isFull;
    },
    get size() {
      return gate.size;
    },
  });

  return {
    traceRequests: (findRoute) => (request, response, next) => {
      const { method, originalUrl, headers, id } = request;
      const path = pathOf(originalUrl);
      const route = findRoute(path);
      // Anybody can send a traceparent; only that of a trusted proxy continues a trace.
      const parent = isProxyTrusted(request) ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'url.path': path,
            'url.scheme': request.protocol,
            ...(id !== undefined && { 'crownsmith.request_id': id }),
          },
        },
        parent,
      );
      response.locals.traceId = span.spanContext().traceId;
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) fail(span, undefined);
        span.end();
      });
      context.with(trace.setSpan(parent, span), next);
    },
    traceGates: (gates) => ({
      pages: traceGate('pages', gates.pages),
      recs: traceGate('recs', gates.recs),
      documents: traceGate('documents', gates.documents),
      pictures: traceGate('pictures', gates.pictures),
      suggestions: traceGate('suggestions', gates.suggestions),
    }),
    traceDocuments: (documents) => ({
      get: (collection, id) => inSpan(`get ${collection.name}`, () => documents.get(collection, id)),
      find: (collection, query) => inSpan(`find ${collection.name}`, () => documents.find(collection, query)),
      transaction: (work) => inSpan('transaction', () => documents.transaction(work)),
      watch: (collection, id, listener) => documents.watch(collection, id, listener),
      close: () => documents.close(),
    }),
    close: () => provider.shutdown(),
  };
};
