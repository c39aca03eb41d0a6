// `npm start`: runs the whole product on one machine. Settings and port are checked before the stage is loaded.
import { faultOf } from '#functions/http/log.ts';
import { checkPort } from './check-port.ts';
import { noteUncaught } from './last-resort.ts';
import { DEMO_PASSWORD, ORGANISATIONS, PEOPLE } from './people.ts';
import type { Running } from './run-stage.ts';
import { readSettings, type Settings } from './settings.ts';
import { startFault } from './start-fault.ts';

// The data folder and links that sign people in are readable only for the account that runs the stage, whoever made the
// folder.
process.umask(0o077);
noteUncaught(console.error);

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
const settings = settingsOrExit();

const start = async (): Promise<Running> => {
  await checkPort(settings.PORT);
  const { runStage } = await import('./run-stage.ts');
  return runStage(settings);
};

const greet = (port: number) => {
  console.log(`\nFootnote is ready at http://localhost:${port}\n`);
  for (const { id, name, code } of ORGANISATIONS) {
    const people = PEOPLE.filter(({ tenant }) => tenant === id).map(({ email }) => email);
    console.log(`  ${name} (code ${code}): ${people.join('  ')}`);
  }
  console.log(`  password of all: ${DEMO_PASSWORD}`);
  if (settings.FOOTNOTE_HOST)
    console.log(`  open to the network as http://${settings.FOOTNOTE_HOST}:${port}, unencrypted`);
  console.log(`  inbox for the emails it sends: http://localhost:${port}/local/inbox\n`);
};

const { port, end } = await start().catch((error): never => {
  console.error(startFault(error, settings) ?? error);
  process.exit(1);
});

// Ctrl-C reaches this process twice, from the terminal and from the bootstrap; it ends once.
let isEnding = false;
const stop = () => {
  if (isEnding) return;
  isEnding = true;
  end().then(
    () => process.exit(0),
    (error) => {
      console.error(faultOf(error));
      process.exit(1);
    },
  );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
greet(port);
