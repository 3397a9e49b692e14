import express from 'express';
import { createRequestHandler } from '@remix-run/express';
import * as build from 'virtual:remix/server-build';

const app = express();
app.use(express.static('build/client'));
app.all('*', createRequestHandler({ build: build as never }));
app.listen(3000, () => process.stdout.write('Crownsmith is ready on http://localhost:3000\n'));
