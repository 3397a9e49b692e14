// The baseline of a cached page: sends a file with given headers. `plain-server.ts <file> <JSON file of headers>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as z from 'zod';
import { listen } from './listen';

const [file = '', headersFile = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(headersFile, 'utf8')));

listen(createServer((_request, response) => void response.writeHead(200, headers).end(body)));
