import { parentPort, workerData } from 'node:worker_threads';
import { trainPublishedModel, type TrainingInput } from './train-model';

const isInput = (value: unknown): value is TrainingInput =>
  typeof value === 'object' && value !== null && 'cards' in value && 'held' in value;

const input: unknown = workerData;
if (parentPort === null || !isInput(input)) throw new TypeError('This file is a thread of publish.');
const port = parentPort;
const model = trainPublishedModel(input, (percent) => port.postMessage(percent));
port.postMessage(model, [model.buffer]);
