// The bundles of a deployment: the built web app, and one for each Lambda entry.

import { join } from 'node:path';
import { FileSystem } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { inlineScriptsOf } from '../constructs/content-security.ts';
import { buildWeb } from '../local/build-web.ts';
import type { Bundles } from '../stacks/create-stacks.ts';
import type { WebBuild } from '../stacks/web.ts';
import { bundle } from './bundle.ts';
import { entries, ROOT } from './entries.ts';

/** Builds the web app and returns what the stacks need: its version and the scripts in its page. */
const builtWeb = async (): Promise<WebBuild> => {
  const dist = await buildWeb(ROOT);
  // Dot files are records of the build and are not published.
  const version = FileSystem.fingerprint(dist, { exclude: ['.*'] });
  return { version, scripts: inlineScriptsOf(join(dist, 'index.html')) };
};

export const bundles = async (): Promise<Bundles> => {
  const web = await builtWeb();
  const folders = await bundle(entries());
  const folderOf = (entry: string): string => {
    const folder = folders.get(entry);
    if (!folder) throw new Error(`no Lambda entry: ${entry}`);
    return folder;
  };
  return { web, code: (entry) => Code.fromAsset(folderOf(entry)) };
};
