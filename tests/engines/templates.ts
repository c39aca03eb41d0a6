// The templates of both stages, synthesized once for all suites.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFor, ROOT, succeeds } from './engine.ts';

export const REGION = 'ap-northeast-2';
export const ACCOUNT = '111122223333';

/** The options that a stage requires; no account is queried. */
const GIVEN = {
  dev: [],
  prod: [
    `account=${ACCOUNT}`,
    'domain=app.footnote.example',
    `certificate=arn:aws:acm:us-east-1:${ACCOUNT}:certificate/0a1b2c3d`,
    'alarmMail=ops@footnote.example',
    'mailFrom=footnote@footnote.example',
  ],
} as const satisfies Record<string, readonly string[]>;
export const STAGES = ['dev', 'prod'] as const;
type Stage = (typeof STAGES)[number];

/** The folders of templates and assets. */
export type Synthesised = Readonly<Record<Stage, string>>;

const synthesise = async (stage: Stage): Promise<string> => {
  const folder = join(cacheFor('templates'), `cdk-${stage}`);
  // Bundles of earlier commits would stay beside the current ones.
  rmSync(folder, { recursive: true, force: true });
  const context = [`stage=${stage}`, ...GIVEN[stage]].flatMap((value) => ['-c', value]);
  const args = [join(ROOT, 'node_modules/aws-cdk/bin/cdk'), 'synth', '-q', '-o', folder, ...context];
  if (!(await succeeds(process.execPath, args, ROOT))) throw new Error(`${stage} is not synthesised`);
  return folder;
};

/** One after the other, because both write the same bundles. */
export const synthesised = async (): Promise<Synthesised> => ({
  dev: await synthesise('dev'),
  prod: await synthesise('prod'),
});
