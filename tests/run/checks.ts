// The static checks: format, lint, types, import rules, unused code, generated files. Two lanes, for two cores.
import { buildWeb } from '#infra/local/build-web.ts';
import { bin, type Step, tool, toolIn } from './processes.ts';

const SOURCES = ['shared', 'functions', 'infra', 'state-machines', 'web/src', 'tests'];

/**
 * The compiler, written in Go, has over 3 GB at its end either way: collecting garbage before that frees little that it
 * would not need again.
 */
const FEW_COLLECTIONS = { GOGC: 'off', GOMEMLIMIT: '4GiB' };

export const CHECKS: readonly (readonly Step[])[] = [
  // Checkers read many of the same files; the other lane uses the other core.
  [toolIn(FEW_COLLECTIONS, 'types', bin('tsc'), '-p', '.', '--checkers', '1')],
  [
    tool('format and lint', bin('biome'), 'check', '--error-on-warnings', '.'),
    tool('generated files', process.execPath, 'infra/local/generate.ts', '--check'),
    tool('import rules', bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...SOURCES),
    tool('unused code', bin('knip')),
  ],
];

/** Built beside the checks, so that the browser tests can use it. */
export const WEB_BUILD: Step = {
  title: 'build of the web app',
  run: () =>
    buildWeb(process.cwd()).then(
      () => ({ passed: 1, failed: 0 }),
      () => ({ passed: 0, failed: 1 }),
    ),
};
