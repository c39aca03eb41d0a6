// cfn-lint and checkov over the synthesised templates of both stages: a finding that is not accepted with its reason fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { cacheFor, type Outcome, succeeds } from './engine.ts';

const VERSIONS = { 'cfn-lint': '1.58.0', checkov: '3.3.30' } as const;
const ENGINE = Object.entries(VERSIONS).flat().join(' ');
export const REGION = 'ap-northeast-2';
export const ACCOUNT = '111122223333';
const ROOT = resolve(import.meta.dirname, '../..');
const MAX_OUTPUT = 256 * 1024 * 1024;

/** What a stage must be given; no account is asked. */
const STAGES = {
  dev: [],
  prod: [
    `account=${ACCOUNT}`,
    'domain=app.footnote.example',
    `certificate=arn:aws:acm:us-east-1:${ACCOUNT}:certificate/0a1b2c3d`,
    'alarmMail=ops@footnote.example',
    'mailFrom=footnote@footnote.example',
  ],
} as const satisfies Record<string, readonly string[]>;

const Accepted = z.object({
  rules: z.record(z.string(), z.object({ types: z.array(z.string()), reason: z.string().min(40) })),
});
const Lint = z.array(
  z.object({
    Rule: z.object({ Id: z.string() }),
    Filename: z.string(),
    Location: z.object({ Path: z.array(z.union([z.string(), z.number()])).nullish() }),
  }),
);
const Checked = z.object({
  results: z.object({ failed_checks: z.array(z.object({ check_id: z.string(), resource: z.string() })) }),
});
type Finding = { readonly rule: string; readonly resource: string; readonly type: string };

const { rules } = Accepted.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'accepted-findings.json'), 'utf8')));

const jsonOf = (command: string, args: readonly string[]): unknown =>
  JSON.parse(spawnSync(command, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT }).stdout);

const fetchTools = (directory: string): boolean => {
  if (existsSync(join(directory, 'bin', 'checkov')) && existsSync(join(directory, 'bin', 'cfn-lint'))) return true;
  const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}==${version}`);
  return (
    succeeds('python3', ['-m', 'venv', directory]) &&
    succeeds(join(directory, 'bin', 'python'), ['-m', 'pip', 'install', '-q', ...packages])
  );
};

/** The folder of a stage's templates and assets; undefined when it is not synthesised. */
export const synthesise = (stage: keyof typeof STAGES): string | undefined => {
  const folder = join(cacheFor('templates'), `cdk-${stage}`);
  const context = [`stage=${stage}`, ...STAGES[stage]].flatMap((value) => ['-c', value]);
  const args = [join(ROOT, 'node_modules/aws-cdk/bin/cdk'), 'synth', '-q', '-o', folder, ...context];
  return succeeds(process.execPath, args, ROOT) ? folder : undefined;
};

const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) });

const linted = (tools: string, templates: readonly string[]): Finding[] =>
  Lint.parse(jsonOf(join(tools, 'cfn-lint'), ['--regions', REGION, '-f', 'json', ...templates])).map((found) => {
    const resource = String(found.Location.Path?.[1] ?? '');
    const { Resources } = Template.parse(JSON.parse(readFileSync(found.Filename, 'utf8')));
    return { rule: found.Rule.Id, resource, type: Resources[resource]?.Type ?? '' };
  });

const checked = (tools: string, templates: readonly string[]): Finding[] => {
  const args = ['--framework', 'cloudformation', '--compact', '--quiet', '-o', 'json'];
  const { results } = Checked.parse(
    jsonOf(join(tools, 'checkov'), [...args, ...templates.flatMap((one) => ['-f', one])]),
  );
  return results.failed_checks.map(({ check_id: rule, resource }) => {
    return { rule, resource, type: resource.slice(0, resource.lastIndexOf('.')) };
  });
};

const isAccepted = ({ rule, type }: Finding): boolean => rules[rule]?.types.includes(type) === true;

const templatesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.template.json') ? [join(folder, file)] : []));

export const run = async (): Promise<Outcome> => {
  const notRun = (detail: string): Outcome => ({ engine: ENGINE, state: 'not run', detail });
  if (!succeeds('python3', ['--version'])) return notRun('python3 is not installed');
  const cache = cacheFor('templates');
  if (!fetchTools(cache)) return notRun('their packages could not be fetched');
  const found: Finding[] = [];
  for (const stage of ['dev', 'prod'] as const) {
    const folder = synthesise(stage);
    if (!folder) return { engine: ENGINE, state: 'failed', detail: `${stage} is not synthesised` };
    const templates = templatesIn(folder);
    found.push(...linted(join(cache, 'bin'), templates), ...checked(join(cache, 'bin'), templates));
  }
  const open = found.filter((one) => !isAccepted(one));
  for (const { rule, resource, type } of open) console.log(`  ${rule} ${type} ${resource}`);
  const idle = Object.keys(rules).filter((name) => found.every(({ rule }) => rule !== name));
  const detail = `${found.length} findings, ${open.length} not accepted; accepted without need: ${idle.join(' ') || 'none'}`;
  return { engine: ENGINE, state: open.length + idle.length > 0 ? 'failed' : 'passed', detail };
};
