// `npm start`: the whole product on one machine.

import { LOCAL_CLIENT_ID, LOCAL_POOL_ID } from '#functions/adapters/local/identity/parts.ts';
import { handlers as account } from '#functions/api/account/handlers.ts';
import { handlers as files } from '#functions/api/files/handlers.ts';
import { handlers as projects } from '#functions/api/projects/handlers.ts';
import { handlers as research } from '#functions/api/research/handlers.ts';
import { limiter } from '#functions/kernel/limits.ts';
import type { AnyHandler } from '#functions/kernel/serve.ts';
import { reap } from '#functions/tasks/reap/task.ts';
import type { RouteName } from '#shared/contract/contract.ts';
import { buildWeb } from './build-web.ts';
import { DEMO_PASSWORD, ORGANISATIONS, PEOPLE } from './people.ts';
import { localPorts } from './ports.ts';
import { seed } from './seed.ts';
import { listen } from './server.ts';
import { readSettings } from './settings.ts';
import { webApp } from './web-app.ts';

const REAP_MS = 60_000;

const root = new URL('../../', import.meta.url).pathname;
const settings = readSettings(process.env);
const local = localPorts(settings);
const { ports } = local;

await seed(ports, new URL('./samples/', import.meta.url));
const dist = await buildWeb(root);

const handlers = { ...account, ...projects, ...files, ...research } as Record<RouteName, AnyHandler>;
const config = (origin: string) => ({
  stage: 'local',
  region: 'local',
  userPoolId: LOCAL_POOL_ID,
  userPoolClientId: LOCAL_CLIENT_ID,
  userPoolEndpoint: `${origin}/local/cognito/`,
});
const log = (line: object) => {
  // Only what went wrong on our side is worth a line on a person's own machine.
  if ('fault' in line && line.fault) console.error(JSON.stringify(line));
};
// Links in exports point at the port that was really taken.
const kernel = { ports, handlers, limiter: limiter(), log, appUrl: `http://localhost:${settings.PORT}` };
const { server, port } = await listen(
  { kernel, webApp: await webApp(dist), local: local.handlers, config },
  settings.PORT,
);
kernel.appUrl = `http://localhost:${port}`;

local.resume();
const sweep = () => reap.run({}, ports).catch((error) => console.error(String(error)));
await sweep();
const reaper = setInterval(sweep, REAP_MS);

console.log(`\nFootnote is ready at http://localhost:${port}\n`);
for (const { id, name, code } of ORGANISATIONS) {
  const people = PEOPLE.filter(({ tenant }) => tenant === id).map(({ email }) => email);
  console.log(`  ${name} (code ${code}): ${people.join('  ')}`);
}
console.log(`  password of all: ${DEMO_PASSWORD}`);
console.log(`  inbox for the e-mails it sends: http://localhost:${port}/local/inbox\n`);

const stop = async () => {
  clearInterval(reaper);
  server.close();
  server.closeAllConnections();
  await local.close();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
