// Installs missing packages and starts the program under the project's own Node. Runs on Node 20 and newer, with
// nothing installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const stamp = `${root}node_modules/.footnote-installed`;
const say = (text) => process.stderr.write(`${text}\n`);

const install = () => {
  const lock = readFileSync(`${root}package-lock.json`, 'utf8');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('Installing packages (once, about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` rejects a lock file without the packages of other platforms; `install --no-save` does not change it.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync(npm, options, { cwd: root, stdio: ['ignore', 2, 2] });
  if (done.status !== 0) {
    say('Installing failed: see the lines above.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, lock);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  say(`Footnote needs Node 20 or newer. This is Node ${process.versions.node}.`);
  process.exit(1);
}
install();
const program = existsSync(node) ? node : major >= 24 ? process.execPath : undefined;
if (!program) {
  say('Node 24 could not be installed beside the packages; run this with Node 24 or newer.');
  process.exit(1);
}

const [first, ...rest] = process.argv.slice(2);
const script = first === '--cdk' ? `${root}node_modules/aws-cdk/bin/cdk` : `${root}${first}`;
const path = `${root}node_modules/.bin:${process.env.PATH}`;
// glibc gives each thread its own heap and returns little of it when the thread ends. With one heap for all, and blocks
// from 32 KB on mapped and returned separately, a stage at rest after its first start uses 231 MB instead of 268. glibc
// raises these thresholds once a large block is freed; fixed values prevent that. Each mapping costs time, up to 7 % of
// that of a test file, so only the stage, which is the one at rest, has them.
const ofTheStage = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' };
const env = {
  MALLOC_ARENA_MAX: '1',
  ...(first === 'infra/local/main.ts' ? ofTheStage : {}),
  // Saves each start, thread and parser 0.4 s of processor time.
  NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`,
  ...process.env,
  PATH: path,
};
// After the installation, npm runs this under the project's Node, which can replace itself by the program: 50 MB less
// at rest.
if (process.execve && process.platform !== 'win32') {
  process.chdir(root);
  process.execve(program, [program, script, ...rest], env);
}
const child = spawn(program, [script, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
