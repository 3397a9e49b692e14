import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { request as askOverTls } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { makeAuthority, openSsl } from './certificates';
import { freePort } from './free-port';
import { endProcess } from './server-process';

const PAGE = join(import.meta.dirname, '../../../../docs/operations/reverse-proxies.md');
/** The host of the page's configurations. */
export const PROXY_HOST = 'cards.example';

/** What one can ask a proxy for. */
interface ProxyRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** the client's own address, of this machine */
  readonly from?: string;
  /** the host that is asked for in place of the page's */
  readonly host?: string;
}

/** A response whose body has not been read. */
interface ProxyResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: IncomingMessage;
}

/** A proxy that runs with a configuration of the page. */
export interface ReverseProxy {
  /** Asks by HTTPS; rejects where the proxy refuses the connection. */
  readonly open: (path: string, options?: ProxyRequest) => Promise<ProxyResponse>;
  readonly ask: (path: string, options?: ProxyRequest) => Promise<ProxyResponse & { readonly text: string }>;
  /** where it listens without TLS */
  readonly plainOrigin: string;
  readonly close: () => Promise<void>;
}

interface Ports {
  readonly site: number;
  readonly plain: number;
  readonly tls: number;
}

/** How each proxy is started with its block of the page. */
const PROXIES = {
  nginx: {
    program: () => (openSsl() === undefined ? undefined : process.env.NGINX || undefined),
    prepare: async (folder: string, block: string, { plain, tls }: Ports): Promise<readonly string[]> => {
      const authority = await makeAuthority('Proxies');
      const { certificate, key } = authority.issue(PROXY_HOST);
      await cp(certificate, join(folder, `${PROXY_HOST}.crt`));
      await cp(key, join(folder, `${PROXY_HOST}.key`));
      const site = replaceAll(
        replaceAll(block, 'listen 443 ', `listen ${tls} `),
        'listen 80;',
        `listen ${plain};`,
      );
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      // What Debian's nginx.conf has around it, with files in a folder of its own.
      // Started by root, its workers would be somebody who may not write there.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const whole = `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {}
http { access_log off; gzip on; ${paths.join(' ')}\n${site}}`;
      await writeFile(join(folder, 'nginx.conf'), whole);
      return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
    },
  },
  caddy: {
    program: () => process.env.CADDY || undefined,
    prepare: async (folder: string, block: string, { plain, tls }: Ports): Promise<readonly string[]> => {
      const options = [
        'admin off',
        `http_port ${plain}`,
        `https_port ${tls}`,
        'local_certs',
        'skip_install_trust',
      ];
      await writeFile(join(folder, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${block}`);
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
} as const;

export type ProxyName = keyof typeof PROXIES;
export const PROXY_NAMES = Object.keys(PROXIES) as readonly ProxyName[];
/** The language of a proxy's block on the page. */
const LANGUAGES: Readonly<Record<ProxyName, string>> = { nginx: 'nginx', caddy: 'caddyfile' };

/** Whether a proxy is installed, as `npm test` has found it. */
export const hasProxy = (name: ProxyName): boolean => PROXIES[name].program() !== undefined;

/** Replaces what the configuration of the page has to contain. */
const replaceAll = (config: string, from: string, to: string): string => {
  if (!config.includes(from)) throw new Error(`The page has no ${from}.`);
  return config.replaceAll(from, to);
};

const send = (port: number, path: string, { from, host = PROXY_HOST, body, ...options }: ProxyRequest) =>
  new Promise<ProxyResponse>((resolve, reject) => {
    const headers = { Host: host, ...options.headers };
    const local = from === undefined ? {} : { localAddress: from };
    // Its certificate is one of the test.
    const tls = { servername: host, rejectUnauthorized: false };
    const request = askOverTls({
      ...options,
      ...local,
      ...tls,
      host: '127.0.0.1',
      port,
      path,
      headers,
      agent: false,
    });
    request.on('response', (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response }),
    );
    request.on('error', reject);
    request.end(body);
  });

/** Starts a proxy with the page's block of it, but for its ports, in front of a site. Resolves once it passes requests on. */
export const startReverseProxy = async (name: ProxyName, siteUrl: string): Promise<ReverseProxy> => {
  const program = PROXIES[name].program();
  const page = await readFile(PAGE, 'utf8');
  const [, block] = new RegExp(`^\`\`\`${LANGUAGES[name]}\\n([^]*?)^\`\`\`$`, 'm').exec(page) ?? [];
  if (program === undefined || block === undefined)
    throw new Error(`${name} is not there, or not on the page.`);
  const ports = { site: Number(new URL(siteUrl).port), plain: await freePort(), tls: await freePort() };
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await mkdir(join(folder, 'logs'));
  const args = await PROXIES[name].prepare(
    folder,
    replaceAll(block, '127.0.0.1:3000', `127.0.0.1:${ports.site}`),
    ports,
  );
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const open = (path: string, options: ProxyRequest = {}) => send(ports.tls, path, options);
  for (;;) {
    const isReady = await open('/healthz').then(
      ({ status, body }) => {
        body.resume();
        return status === 200;
      },
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${output}`);
    await wait(50);
  }
  return {
    open,
    ask: async (path, options) => {
      const response = await open(path, options);
      return { ...response, text: await text(response.body) };
    },
    plainOrigin: `http://127.0.0.1:${ports.plain}`,
    close: () => endProcess(child, 'SIGTERM'),
  };
};
