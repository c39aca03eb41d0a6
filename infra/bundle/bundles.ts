// The real code of a deployment: the built web app and one bundle a Lambda entry.
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Bundles } from '../stacks/create-stacks.ts';
import { bundle } from './bundle.ts';
import { entries } from './entries.ts';
import { builtWeb } from './web.ts';

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
