// A data folder with the local stage's samples, fully indexed: each test with a stage starts on a copy of it.
import { firstWorkspace, settled, signIn, startStage } from './real-stage.ts';

const OWNERS = ['owner@hanbit.test', 'owner@kaede.test'];

export const seedFolder = async (folder: string): Promise<string> => {
  const stage = await startStage(folder);
  for (const email of OWNERS) {
    const owner = await signIn(stage, email);
    await settled(owner, await firstWorkspace(owner));
  }
  await stage.stop();
  return folder;
};
