// Synthesizes a stage without bundling, once for all tests of a file.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll } from 'vitest';
import { dev } from '#infra/config/dev.ts';
import { FLAGS } from '#infra/config/flags.ts';
import { prod } from '#infra/config/prod.ts';
import { StageConfig } from '#infra/config/schema.ts';
import { createStacks } from '#infra/stacks/create-stacks.ts';

export const STAGES = ['dev', 'prod'] as const;
export type StageName = (typeof STAGES)[number];

export const DOMAIN = {
  name: 'app.footnote.example',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d',
};

const MAILS = { alarmMail: 'ops@footnote.example', mailFrom: 'letters@footnote.example' };

/** Production as it is deployed: with a domain, an email sender, and a recipient of alarms. */
export const configOf = (stage: StageName): StageConfig =>
  StageConfig.parse(stage === 'dev' ? dev : { ...prod, domain: DOMAIN, ...MAILS });

/** Names the entry, so that a test finds a function by its code. */
const namedCode = {
  code: (entry: string) => Code.fromInline(`// ${entry}`),
  web: { version: 'v1', scripts: ["'sha256-abc='"] },
};

const outdirs: string[] = [];
afterAll(() => {
  for (const outdir of outdirs.splice(0)) rmSync(outdir, { recursive: true, force: true });
});

/** Creates an app in a temporary folder, which is removed when the tests end. CloudFormation's own rules take long. */
export const newApp = ({ ownRules = false, context = {} } = {}): App => {
  const outdir = mkdtempSync(join(tmpdir(), 'footnote-cdk-'));
  outdirs.push(outdir);
  return new App({
    context: { ...FLAGS, ...context },
    analyticsReporting: false,
    outdir,
    builtinCloudFormationValidation: ownRules,
  });
};

export const build = (config: StageConfig, options: { readonly ownRules?: boolean } = {}) => {
  const app = newApp(options);
  return { app, stacks: createStacks(app, config, namedCode) };
};

/** A template is JSON of any shape: a wrong path in a test reads as undefined and fails there. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Properties = any;
export type Resource = {
  readonly Type: string;
  readonly Properties: Properties;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
};
export type Resources = Readonly<Record<string, Resource>>;

const templatesOf = (name: StageName) => {
  const { stacks } = build(configOf(name));
  const of = (stack: Stack): Resources => Template.fromStack(stack).toJSON().Resources;
  return {
    data: of(stacks.data.stack),
    identity: of(stacks.identity.stack),
    search: of(stacks.search.stack),
    workflows: of(stacks.workflows.stack),
    api: of(stacks.api.stack),
    edge: stacks.edge ? of(stacks.edge.stack) : {},
    web: of(stacks.web.stack),
    watch: of(stacks.watch),
  };
};
export type Templates = ReturnType<typeof templatesOf>;

const cache = new Map<StageName, Templates>();
export const templates = (name: StageName): Templates => {
  const known = cache.get(name) ?? templatesOf(name);
  cache.set(name, known);
  return known;
};

const everythingOf = (name: StageName): Resources =>
  Object.fromEntries(
    Object.entries(templates(name)).flatMap(([stack, resources]) =>
      Object.entries(resources).map(([id, resource]) => [`${stack}/${id}`, resource]),
    ),
  );
const wholes = new Map<StageName, Resources>();
/** The resources of all stacks, each under `<stack>/<logical id>`. */
export const everything = (name: StageName): Resources => {
  const known = wholes.get(name) ?? everythingOf(name);
  wholes.set(name, known);
  return known;
};

export const ofType = (resources: Resources, type: string): Resource[] =>
  Object.values(resources).filter((resource) => resource.Type === type);

/** The single resource of a type. */
export const only = (
  resources: Resources,
  type: string,
  where: (resource: Resource) => boolean = () => true,
): Resource => {
  const found = ofType(resources, type).filter(where);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} resources of type ${type}`);
  return found[0];
};

/** Renders intrinsic functions as readable text: `<Table.Arn>/index/gsi1`. */
export const flat = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, inner] = ['', '']] = Object.entries(value);
  if (name === 'Ref') return `<${inner}>`;
  if (name === 'Fn::GetAtt') return `<${(inner as string[]).join('.')}>`;
  if (name === 'Fn::ImportValue') return `<import ${flat(inner)}>`;
  if (name === 'Fn::Join') return (inner as [string, unknown[]])[1].map(flat).join((inner as [string])[0]);
  return JSON.stringify(value);
};
export const listOf = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);
