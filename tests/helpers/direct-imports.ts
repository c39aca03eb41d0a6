// Resolves the imports of our own modules by their text: each names its whole path. The runner reports each import that
// it resolves itself to its main process, which costs more than the import.
import { registerHooks } from 'node:module';

const ROOT = new URL('../../', import.meta.url).href;
/** The same as `imports` in package.json. */
const FOLDERS = {
  functions: 'functions',
  shared: 'shared',
  infra: 'infra',
  machines: 'state-machines',
  web: 'web/src',
  tests: 'tests',
};
const OWN = new RegExp(`^#(${Object.keys(FOLDERS).join('|')})/`);
const isFolder = (name: string): name is keyof typeof FOLDERS => name in FOLDERS;

const addressOf = (specifier: string, parent: string | undefined): string | undefined => {
  const [start = '', folder = ''] = OWN.exec(specifier) ?? [];
  if (isFolder(folder)) return `${ROOT}${FOLDERS[folder]}/${specifier.slice(start.length)}`;
  const isOurs = specifier.startsWith('.') && parent?.startsWith(ROOT) && !parent.includes('/node_modules/');
  return isOurs ? new URL(specifier, parent).href : undefined;
};

registerHooks({
  resolve: (specifier, context, next) => {
    const url = addressOf(specifier, context.parentURL);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
