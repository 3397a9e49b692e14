import { parentPort, workerData } from 'node:worker_threads';
import { trainRecommender, type TrainingInput } from './train-model';

const isTrainingInput = (value: unknown): value is TrainingInput =>
  typeof value === 'object' && value !== null && 'cards' in value && 'rows' in value;

const input: unknown = workerData;
if (parentPort === null || !isTrainingInput(input))
  throw new TypeError('train-worker runs only as a worker thread of publish.');
const port = parentPort;
const files = trainRecommender(input, (percent) => port.postMessage(percent));
port.postMessage(
  files,
  Object.values(files).flatMap(({ buffer }: Uint8Array) => (buffer instanceof ArrayBuffer ? [buffer] : [])),
);
