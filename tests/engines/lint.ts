// cfn-lint and checkov over the synthesized templates of both stages: a finding without an accepted reason fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { cacheFor, ended, type Outcome, succeeds } from './engine.ts';
import { REGION, STAGES, type Synthesised } from './templates.ts';

const VERSIONS = { 'cfn-lint': '1.58.0', checkov: '3.3.30' } as const;
const ENGINE = Object.entries(VERSIONS).flat().join(' ');

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

const jsonOf = async (command: string, args: readonly string[]): Promise<unknown> =>
  JSON.parse((await ended(command, args)).stdout);

export type Linters = { readonly tools: string } | string;

/** The paths of the tools, or the reason why they cannot run here. */
export const fetchLinters = async (): Promise<Linters> => {
  if (!(await succeeds('python3', ['--version']))) return 'python3 is not installed';
  const directory = cacheFor('templates');
  const tools = join(directory, 'bin');
  if (existsSync(join(tools, 'checkov')) && existsSync(join(tools, 'cfn-lint'))) return { tools };
  const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}==${version}`);
  const installed =
    (await succeeds('python3', ['-m', 'venv', directory])) &&
    (await succeeds(join(tools, 'python'), ['-m', 'pip', 'install', '-q', ...packages]));
  return installed ? { tools } : 'their packages could not be fetched';
};

const Template = z.object({ Resources: z.record(z.string(), z.object({ Type: z.string() })) });

const linted = async (tools: string, templates: readonly string[]): Promise<Finding[]> => {
  const found = await jsonOf(join(tools, 'cfn-lint'), ['--regions', REGION, '-f', 'json', ...templates]);
  return Lint.parse(found).map(({ Rule, Filename, Location }) => {
    const resource = String(Location.Path?.[1] ?? '');
    const { Resources } = Template.parse(JSON.parse(readFileSync(Filename, 'utf8')));
    return { rule: Rule.Id, resource, type: Resources[resource]?.Type ?? '' };
  });
};

const checked = async (tools: string, templates: readonly string[]): Promise<Finding[]> => {
  const args = ['--framework', 'cloudformation', '--compact', '--quiet', '-o', 'json'];
  const found = await jsonOf(join(tools, 'checkov'), [...args, ...templates.flatMap((one) => ['-f', one])]);
  return Checked.parse(found).results.failed_checks.map(({ check_id: rule, resource }) => {
    return { rule, resource, type: resource.slice(0, resource.lastIndexOf('.')) };
  });
};

const isAccepted = ({ rule, type }: Finding): boolean => rules[rule]?.types.includes(type) === true;

const templatesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.template.json') ? [join(folder, file)] : []));

export const run = async (folders: Synthesised, linters: Linters): Promise<Outcome> => {
  if (typeof linters === 'string') return { engine: ENGINE, state: 'not run', detail: linters };
  const found: Finding[] = [];
  for (const stage of STAGES) {
    const templates = templatesIn(folders[stage]);
    found.push(...(await linted(linters.tools, templates)), ...(await checked(linters.tools, templates)));
  }
  const open = found.filter((one) => !isAccepted(one));
  for (const { rule, resource, type } of open) console.log(`  ${rule} ${type} ${resource}`);
  const idle = Object.keys(rules).filter((name) => found.every(({ rule }) => rule !== name));
  const detail = `${found.length} findings, ${open.length} not accepted; accepted without need: ${idle.join(' ') || 'none'}`;
  return { engine: ENGINE, state: open.length + idle.length > 0 ? 'failed' : 'passed', detail };
};
