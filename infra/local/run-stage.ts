// Assembles the stage from its ports, threads and handlers, seeds a new data folder, and serves it.
import { LOCAL_CLIENT_ID, LOCAL_POOL_ID } from '#functions/adapters/local/identity/parts.ts';
import { handlers as account } from '#functions/api/account/handlers.ts';
import { handlers as checklists } from '#functions/api/checklists/handlers.ts';
import { handlers as drives } from '#functions/api/drives/handlers.ts';
import { handlers as files } from '#functions/api/files/handlers.ts';
import { handlers as organisation } from '#functions/api/organisation/handlers.ts';
import { handlers as platform } from '#functions/api/platform/handlers.ts';
import { handlers as questions } from '#functions/api/questions/handlers.ts';
import { handlers as runs } from '#functions/api/runs/handlers.ts';
import { handlers as sources } from '#functions/api/sources/handlers.ts';
import { handlers as spreadsheets } from '#functions/api/spreadsheets/handlers.ts';
import { handlers as workspaces } from '#functions/api/workspaces/handlers.ts';
import { allRoutes } from '#functions/http/all-routes.ts';
import type { AnyHandler } from '#functions/http/kernel.ts';
import { limiter } from '#functions/http/limits.ts';
import { faultOf } from '#functions/http/log.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import { buildWeb } from './build-web.ts';
import { placeInLists } from './place-in-lists.ts';
import { makeSampleWork } from './samples/sample-work.ts';
import { beginSeeding, endSampleWork, endSeeding, needsSampleWork } from './seed-once.ts';
import { listen } from './server.ts';
import type { Settings } from './settings.ts';
import { stagePorts } from './stage-ports.ts';
import { webApp } from './web-app.ts';

const REAP_MS = 60_000;

const root = new URL('../../', import.meta.url).pathname;

const configFor = (settings: Settings) => (origin: string) => ({
  stage: 'local',
  region: 'local',
  userPoolId: LOCAL_POOL_ID,
  userPoolClientId: LOCAL_CLIENT_ID,
  userPoolEndpoint: `${origin}/local/cognito/`,
  integrations: settings.FOOTNOTE_INTEGRATIONS,
  writer: settings.MODEL_BASE_URL && settings.MODEL_NAME ? 'model' : 'offline',
  inbox: settings.FOOTNOTE_HOST === undefined,
});
const log = (line: object) => {
  // On a person's own machine only our own faults are logged.
  if ('fault' in line && line.fault) console.error(JSON.stringify(line));
};
const handlers = {
  ...account,
  ...workspaces,
  ...organisation,
  ...platform,
  ...files,
  ...questions,
  ...runs,
  ...sources,
  ...drives,
  ...spreadsheets,
  ...checklists,
} as Record<RouteName, AnyHandler>;

const sampleWork = async (
  { FOOTNOTE_SAMPLE_WORK, FOOTNOTE_DATA: folder }: Settings,
  { ports, app, signal }: { readonly ports: Ports; readonly app: string; readonly signal: AbortSignal },
): Promise<void> => {
  if (FOOTNOTE_SAMPLE_WORK === 'off' || !needsSampleWork(folder)) return;
  try {
    await makeSampleWork(ports, app, signal);
    await endSampleWork(folder);
  } catch (error) {
    if (!signal.aborted) console.error(faultOf(error));
  }
};

export type Running = { readonly port: number; readonly end: () => Promise<void> };

/** Opens the ports over the data folder, which is filled with sample data if it is new. */
const openPorts = async (settings: Settings) => {
  const folder = settings.FOOTNOTE_DATA;
  const isNew = await beginSeeding(folder);
  placeInLists(folder);
  const local = stagePorts(settings, log);
  await local.removeDrafts();
  if (isNew) {
    await local.threads.seed();
    await endSeeding(folder);
  }
  return local;
};

/** Reaps once before the stage is announced, then every minute. */
const startReaper = async (ports: Ports): Promise<NodeJS.Timeout> => {
  const sweep = () => reap.run({}, ports).catch((error) => console.error(faultOf(error)));
  await sweep();
  return setInterval(sweep, REAP_MS);
};

export const runStage = async (settings: Settings): Promise<Running> => {
  const local = await openPorts(settings);
  const { ports } = local;
  const app =
    settings.FOOTNOTE_WEB === 'on' ? await webApp(await buildWeb(root), settings.FOOTNOTE_INTEGRATIONS) : undefined;
  // Links in exports use the actual port.
  const appUrl = `http://localhost:${settings.PORT}`;
  const requiresMfa = settings.FOOTNOTE_MFA === 'required';
  const kernel = { ports, ...allRoutes(handlers), limiter: limiter(), log, appUrl, requiresMfa };
  const stage = {
    kernel,
    threads: local.threads,
    host: settings.FOOTNOTE_HOST,
    webApp: app,
    local: local.handlers,
    config: configFor(settings),
  };
  const { server, port } = await listen(stage, settings.PORT);
  kernel.appUrl = `http://localhost:${port}`;
  local.resume();
  const reaper = await startReaper(ports);
  const ending = new AbortController();
  const work = sampleWork(settings, { ports, app: kernel.appUrl, signal: ending.signal });
  const end = async () => {
    clearInterval(reaper);
    ending.abort();
    await work;
    server.close();
    server.closeAllConnections();
    await local.close();
  };
  return { port, end };
};
