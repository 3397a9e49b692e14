import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { KnownAttributes } from './deck-attributes';
import type { ThreadJob } from './publish-thread';
import { trainRecommender } from './train-model';
import { writeCardPages } from './write-card-pages';

const isJob = (value: unknown): value is ThreadJob =>
  typeof value === 'object' && value !== null && 'name' in value && 'input' in value;

const job: unknown = workerData;
if (parentPort === null || !isJob(job))
  throw new TypeError('publish-worker runs only as a worker thread of publish.');
const port = parentPort;
const report = (progress: number): void => port.postMessage({ progress });

if (job.name === 'training') {
  const makeFiles = trainRecommender(job.input, report);
  const [attributes] = (await once(port, 'message')) as [KnownAttributes];
  const result = makeFiles(attributes);
  const buffers = Object.values(result.files).flatMap(({ buffer }: Uint8Array) =>
    buffer instanceof ArrayBuffer ? [buffer] : [],
  );
  port.postMessage({ result }, buffers);
} else port.postMessage({ result: await writeCardPages(job.input, report) });
