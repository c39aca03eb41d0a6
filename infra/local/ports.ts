// Wires the ports of the local stage: everything is in one data folder.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dirFiles } from '#functions/adapters/local/dir-files.ts';
import { endpointModel } from '#functions/adapters/local/endpoint-model.ts';
import { cognitoEndpoint } from '#functions/adapters/local/identity/cognito-endpoint.ts';
import { localIdentity } from '#functions/adapters/local/identity/local-identity.ts';
import { LOCAL_CLIENT_ID, LOCAL_POOL_ID } from '#functions/adapters/local/identity/parts.ts';
import { inboxMail } from '#functions/adapters/local/inbox-mail.ts';
import { INBOX_HEADERS, inboxPage } from '#functions/adapters/local/inbox-page.ts';
import { offlineModel } from '#functions/adapters/local/offline-model.ts';
import { processParser } from '#functions/adapters/local/process-parser/process-parser.ts';
import { processWorkbooks } from '#functions/adapters/local/process-workbooks/process-workbooks.ts';
import { secretFile } from '#functions/adapters/local/secret-file.ts';
import { sqliteTable } from '#functions/adapters/local/sqlite-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { exportFonts } from '#functions/adapters/node/export-fonts.ts';
import { jwtTokens } from '#functions/adapters/node/jwt-tokens.ts';
import { secureRandom } from '#functions/adapters/node/random.ts';
import { noteFailedSignIn } from '#functions/domain/account/failed-sign-in.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { localDrives } from './sample-drive/local-drives.ts';
import { localSources } from './sample-sources/local-sources.ts';
import { sampleSources } from './sample-sources/sample-sources.ts';
import type { Settings } from './settings.ts';

/** Keeps a process below 512 MB: its thread, V8's headroom, and some 100 MB of its own. Tried with texts of 45 MB. */
const PARSER_LIMITS = { memoryMb: 352, headroomMb: 32, heldMb: 256, timeoutMs: 60_000 };
/**
 * Shorter than the idle time of threads: when a thread has ended, nothing is left to end the parser that it started.
 */
const PARSER_IDLE_MS = 15_000;
/** Set by hand. */
const WORKBOOKS_IDLE_MS = 5 * 60_000;

type WebHandler = (request: Request) => Promise<Response>;

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

type Shared = Pick<Ports, 'index' | 'workflows'>;

/** Returns the ports of one thread. All threads share index and workflows. */
export const portsOf = (settings: Settings, { index, workflows }: Shared) => {
  const folder = settings.FOOTNOTE_DATA;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const clock = systemClock;
  const table = sqliteTable(join(folder, 'table.sqlite'));
  const identity = localIdentity({ path: join(folder, 'accounts.sqlite'), clock, issuerUrl: ISSUER });
  // Signs addresses of stored files that stay valid after a restart.
  const files = dirFiles({ root: join(folder, 'files'), secret: secretFile(join(folder, 'secret')), baseUrl: '' });
  const mail = inboxMail(join(folder, 'inbox.sqlite'), clock);
  const parser = processParser({ ...PARSER_LIMITS, idleMs: PARSER_IDLE_MS });
  const workbooks = processWorkbooks({ memoryMb: 512, timeoutMs: 30_000, idleMs: WORKBOOKS_IDLE_MS });
  const origin = () => `http://localhost:${settings.PORT}`;
  const { SEC_CONTACT: secContact, FOOTNOTE_SITES: sites } = settings;
  const outside = localSources({ folder, table, clock, origin, secContact, sites });
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
    // Emails contain links that sign people in, so no inbox is shown to a network that knows the demo password.
    ...(settings.FOOTNOTE_HOST ? {} : { inbox: mail }),
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
      cognito: cognitoEndpoint(identity, (email) => {
        // Not awaited: the time of the reply would reveal which addresses have an account.
        const origin = { sourceIp: '', requestId: randomUUID() };
        noteFailedSignIn({ table, clock }, { email, ...origin }).catch(() => undefined);
      }),
      sources: sampleSources,
      drive: drives.samples.google.handle,
      onedrive: drives.samples.onedrive.handle,
      dropbox: drives.samples.dropbox.handle,
      inbox: async () => new Response(inboxPage(mail.list()), { headers: INBOX_HEADERS }),
    } satisfies Record<string, WebHandler>,
    removeDrafts: files.removeDrafts,
    close: async () => {
      await parser.close();
      await workbooks.close();
      mail.close();
      identity.close();
      table.close();
    },
  };
};
