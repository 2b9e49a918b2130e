/**
 * What is in deploy/: read, and held against the program that it starts. The recipes of nginx and
 * Caddy are run in proxies.test.ts, the commands of the Dockerfile in package.test.ts.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVE_FLAGS } from '../src/cli/serve/flags.ts';
import { root } from './support/command.ts';
import { readYaml } from './support/deploy/yaml.ts';

const text = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
/** Flags that are variables; those of stores and buses belong to serve as soon as it has them. */
const VARIABLES = new Set([
  ...Object.keys(SERVE_FLAGS).map((name) => `GOBELET_${name.toUpperCase().replaceAll('-', '_')}`),
  ...['GOBELET_STORE', 'GOBELET_BUS'],
]);

it('docs/hosting.md links to every recipe, and to nothing that is not there', () => {
  const page = readFileSync(join(root, 'docs/hosting.md'), 'utf8');
  const links = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
  for (const link of links)
    expect([link, existsSync(join(root, 'docs', link))]).toEqual([link, true]);
  const linked = links.map((link) => link.replace('../deploy/', ''));
  expect(readdirSync(join(root, 'deploy')).filter((name) => !linked.includes(name))).toEqual([]);
});

it('every variable that a recipe sets is one that serve knows', () => {
  for (const name of readdirSync(join(root, 'deploy'))) {
    const set = [...text(name).matchAll(/^\s*(?:Environment=|ENV .*?)?(GOBELET_[A-Z_]+)[=:]/gm)];
    for (const [, variable = ''] of set)
      if (variable !== 'GOBELET_NAME')
        expect([name, VARIABLES.has(variable)]).toEqual([name, true]);
  }
});

it('every flag that a recipe or docs/hosting.md names is one that serve has', () => {
  const pages = [...readdirSync(join(root, 'deploy')).map(text)];
  pages.push(readFileSync(join(root, 'docs/hosting.md'), 'utf8'));
  for (const page of pages)
    for (const [, rest = ''] of page.matchAll(
      /gobelet serve((?: --[\w-]+(?:[ =](?!-)[^\s`]+)?)+)/g,
    ))
      for (const [, flag = ''] of rest.matchAll(/--([\w-]+)/g))
        if (flag !== 'help') expect(SERVE_FLAGS).toHaveProperty(flag);
});

describe('deploy/traefik.yml', () => {
  it('leads a router to a service that there is', () => {
    const { http } = readYaml(text('traefik.yml')) as {
      http: {
        routers: Record<
          string,
          { rule: string; service: string; tls: object; entryPoints: string[] }
        >;
        services: Record<
          string,
          { loadBalancer: { servers: { url: string }[]; healthCheck: { path: string } } }
        >;
      };
    };
    const [router] = Object.values(http.routers);
    expect(router?.rule).toBe('Host(`dice.example.org`)');
    expect(router?.entryPoints).toEqual(['websecure']);
    const service = http.services[router?.service ?? ''];
    expect(service?.loadBalancer.servers).toEqual([{ url: 'http://127.0.0.1:3000' }]);
    expect(service?.loadBalancer.healthCheck.path).toBe('/health');
  });
});

describe.each(['compose.yml', 'compose.cluster.yml'])('deploy/%s', (name) => {
  interface Service {
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly image?: string;
    readonly environment?: Record<string, string>;
    readonly volumes?: readonly string[];
    readonly depends_on?: Record<string, { condition: string }>;
    readonly networks: readonly string[];
    readonly ports?: readonly string[];
    readonly healthcheck?: object;
  }
  const { services, volumes, networks } = readYaml(text(name)) as {
    services: Record<string, Service>;
    volumes: object;
    networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  };

  it('names only services, volumes and networks that there are', () => {
    for (const service of Object.values(services)) {
      expect((service.build === undefined) !== (service.image === undefined)).toBe(true);
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(services).toHaveProperty(other);
        const isBuilt = services[other]?.build !== undefined; // the image has a health check
        if (condition === 'service_healthy')
          expect(isBuilt || services[other]?.healthcheck !== undefined).toBe(true);
      }
      for (const volume of service.volumes ?? [])
        expect(volumes).toHaveProperty(volume.split(':')[0] ?? '');
      for (const network of service.networks) expect(networks).toHaveProperty(network);
      if (service.image !== undefined) expect(service.image).toMatch(/^[\w./-]+:\d/);
    }
    expect(existsSync(join(root, 'deploy', services['gobelet']?.build?.context ?? ''))).toBe(true);
  });

  it('lets people in through the proxy alone, which is believed', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([service]) => service)).toEqual(['caddy']);
    const subnet = networks['house']?.ipam.config[0]?.subnet;
    expect(services['gobelet']?.environment?.['GOBELET_TRUST_PROXY']).toBe(subnet);
  });
});

it('deploy/compose.cluster.yml has three processes that share a store and a bus', () => {
  const { services } = readYaml(text('compose.cluster.yml')) as {
    services: Record<
      string,
      { deploy?: { replicas: number }; environment?: Record<string, string> }
    >;
  };
  expect(services['gobelet']?.deploy?.replicas).toBe(3);
  expect(services['gobelet']?.environment).toMatchObject({
    GOBELET_STORE: expect.stringMatching(/^postgres:\/\/gobelet:.*@postgres\/gobelet$/),
    GOBELET_BUS: 'nats://nats:4222',
  });
});

describe('deploy/Dockerfile', () => {
  const instructions = text('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }));
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const of = (name: string): readonly string[] =>
    last.filter((one) => one.name === name).map(({ rest }) => rest);

  it('is written in instructions that there are', () => {
    const known = [
      ...['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'],
      ...['STOPSIGNAL', 'ENTRYPOINT', 'CMD'],
    ];
    for (const { name } of instructions) expect(known).toContain(name);
  });

  it('is slim, without root, with its data in /data and a health check', () => {
    for (const { name, rest } of instructions)
      if (name === 'FROM') expect(rest).toMatch(/^node:24-slim(?: AS \w+)?$/);
    expect(of('USER')).toEqual(['node']);
    const after = last.slice(last.findIndex(({ name }) => name === 'USER'));
    expect(after.filter(({ name }) => name === 'RUN' || name === 'COPY')).toEqual([]);
    expect(of('VOLUME')).toEqual(['/data']);
    expect(of('ENV').join(' ')).toContain('GOBELET_DATA=/data');
    expect(of('HEALTHCHECK').join(' ')).toContain('/health');
    const command = [...of('ENTRYPOINT'), ...of('CMD')].flatMap(
      (json) => JSON.parse(json) as string[],
    );
    expect(command).toEqual(['gobelet', 'serve']);
  });

  it('checks health with a command that says what it finds', () => {
    const [, json = ''] = /CMD (\[.*\])$/.exec(of('HEALTHCHECK')[0] ?? '') ?? [];
    const [, ...args] = JSON.parse(json) as string[];
    const script = (args[1] ?? '').replace(':3000', ':1'); // where nobody listens
    expect(spawnSync(process.execPath, ['-e', script]).status).toBe(1);
  });

  it('leaves what is not to be copied out of its context', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const folder of ['.git', 'node_modules', 'dist', 'gobelet-data'])
      expect(ignored).toContain(folder);
  });
});

describe('deploy/gobelet.service', () => {
  const unit = text('gobelet.service');
  const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

  it('is made of sections and settings, each once but for variables', () => {
    for (const line of lines) expect(line).toMatch(/^\[(?:Unit|Service|Install)\]$|^[A-Z]\w+=\S/);
    const keys = lines
      .map((line) => line.split('=')[0] ?? '')
      .filter((key) => key !== 'Environment' && !key.startsWith('['));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('runs without root, and writes nowhere but into its folder', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['DynamicUser=yes', 'StateDirectory=gobelet', 'ProtectSystem=strict'],
        ...['NoNewPrivileges=yes', 'Environment=GOBELET_DATA=/var/lib/gobelet'],
      ]),
    );
  });

  const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!systemd)('is understood by systemd', () => {
    const { stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', join(root, 'deploy/gobelet.service')],
      { encoding: 'utf8' },
    );
    const said = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => line.includes('gobelet.service'));
    expect(said).toEqual([]);
  });
});
