// Wires the ports of one machine: everything under one data folder, nothing outside it.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aslWorkflows } from '#functions/adapters/local/asl-workflows/asl-workflows.ts';
import { dirFiles } from '#functions/adapters/local/dir-files.ts';
import { endpointModel } from '#functions/adapters/local/endpoint-model.ts';
import { cognitoEndpoint } from '#functions/adapters/local/identity/cognito-endpoint.ts';
import { localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { LOCAL_CLIENT_ID, LOCAL_POOL_ID } from '#functions/adapters/local/identity/parts.ts';
import { inboxMail } from '#functions/adapters/local/inbox-mail.ts';
import { INBOX_HEADERS, inboxPage } from '#functions/adapters/local/inbox-page.ts';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { sqliteIndex } from '#functions/adapters/local/sqlite-index.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { jwtTokens } from '#functions/adapters/node/jwt-tokens.ts';
import { secureRandom } from '#functions/adapters/node/random.ts';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { workerWorkbooks } from '#functions/adapters/node/worker-workbooks/worker-workbooks.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { machines } from '#machines/index.ts';
import { localDrives } from './sample-drive/local-drives.ts';
import { localSources } from './sample-sources/local-sources.ts';
import { sampleSources } from './sample-sources/sample-sources.ts';
import type { Settings } from './settings.ts';
import { tasks } from './tasks.ts';

type WebHandler = (request: Request) => Promise<Response>;

export type LocalPorts = {
  readonly ports: Ports;
  /** What lies outside the workspaces, and the keys to it. */
  readonly outside: ReturnType<typeof localSources>;
  /** Handlers below `/local/…`. */
  readonly handlers: Readonly<Record<string, WebHandler>>;
  /** Runs again what was running when the last process ended. */
  resume(): void;
  close(): Promise<void>;
};

/** Signs the addresses of stored files; made once, so that addresses survive a restart. */
const secretIn = (folder: string): Uint8Array => {
  const path = join(folder, 'secret');
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600 });
  return readFileSync(path);
};

const modelOf = (settings: Settings) =>
  settings.MODEL_BASE_URL && settings.MODEL_NAME
    ? endpointModel({
        baseUrl: settings.MODEL_BASE_URL,
        model: settings.MODEL_NAME,
        ...(settings.MODEL_EMBED_NAME ? { embedModel: settings.MODEL_EMBED_NAME } : {}),
        ...(settings.MODEL_API_KEY ? { apiKey: settings.MODEL_API_KEY } : {}),
      })
    : offlineModel();

const ISSUER = `http://localhost/local/cognito/${LOCAL_POOL_ID}`;

export const localPorts = (settings: Settings): LocalPorts => {
  const folder = settings.FOOTNOTE_DATA;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const clock = systemClock;
  const table = sqliteTable(join(folder, 'table.sqlite'));
  const identity = localIdentity({ path: join(folder, 'accounts.sqlite'), clock, issuerUrl: ISSUER });
  const files = dirFiles({ root: join(folder, 'files'), secret: secretIn(folder), baseUrl: '' });
  const index = sqliteIndex(join(folder, 'index'));
  const mail = inboxMail(join(folder, 'inbox.sqlite'), clock);
  const parser = workerParser({ memoryMb: 512, timeoutMs: 60_000 });
  const workbooks = workerWorkbooks({ memoryMb: 512, timeoutMs: 30_000 });
  const workflows = aslWorkflows({
    machines,
    tasks,
    ports: () => ports,
    path: join(folder, 'executions.sqlite'),
    clock,
    onFailure: ({ machine, name, error }) => console.error(`${machine} ${name}: ${error}`),
  });
  const origin = () => `http://localhost:${settings.PORT}`;
  const outside = localSources({ folder, table, clock, origin, secContact: settings.SEC_CONTACT });
  const drives = localDrives({ folder, table, secrets: outside.secrets, clock });
  const ports: Ports = {
    table,
    files,
    index,
    model: modelOf(settings),
    workflows,
    identity,
    tokens: jwtTokens({ issuer: ISSUER, clientId: LOCAL_CLIENT_ID, keys: { jwks: identity.jwks }, clock }),
    mail,
    sources: outside.sources,
    secrets: outside.secrets,
    drives: drives.drives,
    parser,
    workbooks,
    fonts: { load: () => exportFonts() },
    clock,
    random: secureRandom,
  };
  return {
    ports,
    outside,
    handlers: {
      files: files.handle,
      cognito: cognitoEndpoint(identity),
      sources: sampleSources,
      drive: drives.handle,
      inbox: async () => new Response(inboxPage(mail.list()), { headers: INBOX_HEADERS }),
    },
    resume: workflows.resume,
    close: async () => {
      await workflows.close();
      await parser.close();
      await workbooks.close();
      index.close();
      mail.close();
      identity.close();
      table.close();
    },
  };
};
