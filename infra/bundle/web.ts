// Builds the web app, and says what the stacks must know of the result.
import { join } from 'node:path';
import { FileSystem } from 'aws-cdk-lib';
import { inlineScriptsOf } from '../constructs/content-security.ts';
import { buildWeb } from '../local/build-web.ts';
import type { WebBuild } from '../stacks/web.ts';
import { ROOT } from './entries.ts';

export const builtWeb = async (): Promise<WebBuild> => {
  const dist = await buildWeb(ROOT);
  // Dot files are notes of the build and are not published.
  const version = FileSystem.fingerprint(dist, { exclude: ['.*'] });
  return { version, scripts: inlineScriptsOf(join(dist, 'index.html')) };
};
