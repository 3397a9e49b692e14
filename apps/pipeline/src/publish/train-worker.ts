import { parentPort, workerData } from 'node:worker_threads';
import { trainRecommender, type TrainingInput } from './train-model';

const isTrainingInput = (value: unknown): value is TrainingInput =>
  typeof value === 'object' && value !== null && 'cards' in value && 'deckCards' in value;

const input: unknown = workerData;
if (parentPort === null || !isTrainingInput(input))
  throw new TypeError('train-worker runs only as a worker thread of publish.');
const port = parentPort;
const model = trainRecommender(input, (percent) => port.postMessage(percent));
port.postMessage(model, [model.buffer]);
