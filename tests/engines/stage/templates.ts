// Resolves references of the synthesized templates as CloudFormation does, for functions, state machines and methods.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.string() }).optional() }))
    .default({}),
});
type Template = z.infer<typeof Template>;
export type Resource = {
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

export const REGION = 'ap-northeast-2';
const ACCOUNT = '111122223333';
const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Region': REGION,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

const functionArn = (name: string): string => `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${name}`;
export const machineArn = (name: string): string => `arn:aws:states:${REGION}:${ACCOUNT}:stateMachine:${name}`;

/** Clients of AWS pointed at an engine. */
export const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' };
export const target = (endpoint: string) => ({ endpoint, region: REGION, credentials });

/** Ids and attributes as AWS would create them; `known` has those of resources already on the engines. */
const physical = ({ id, type, properties }: Resource, attribute: string | undefined): string => {
  const name = [properties.FunctionName, properties.StateMachineName].find((one) => typeof one === 'string');
  if (type === 'AWS::Lambda::Function' && name) return attribute ? functionArn(name) : name;
  if (type === 'AWS::StepFunctions::StateMachine' && name) return machineArn(name);
  return attribute ? `${id}.${attribute}` : id.toLowerCase();
};

const Intrinsic = z.union([
  z.object({ Ref: z.string() }).strict(),
  z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }).strict(),
  z.object({ 'Fn::ImportValue': z.string() }).strict(),
  z.object({ 'Fn::Join': z.tuple([z.string(), z.unknown()]) }).strict(),
  z.object({ 'Fn::Select': z.tuple([z.coerce.number(), z.unknown()]) }).strict(),
  z.object({ 'Fn::Split': z.tuple([z.string(), z.unknown()]) }).strict(),
]);

export type StageTemplates = ReturnType<typeof readTemplates>;

/** `known`: physical ids by `Type` or `Type.Attribute`. */
export const readTemplates = (folder: string, known: Readonly<Record<string, string>>) => {
  const templates = readdirSync(folder)
    .filter((file) => file.endsWith('.template.json'))
    .map((file) => ({
      stack: file.replace('.template.json', ''),
      template: Template.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    }));
  const exported = new Map(
    templates.flatMap(({ stack, template }) =>
      Object.values(template.Outputs).flatMap(({ Value, Export }) =>
        Export ? [[Export.Name, { template, Value, stack }] as const] : [],
      ),
    ),
  );

  const reference = (template: Template, id: string, attribute?: string): string => {
    const found = template.Resources[id];
    if (!found) return PSEUDO[id] ?? id;
    const made = known[attribute ? `${found.Type}.${attribute}` : found.Type];
    return made ?? physical({ id, type: found.Type, properties: found.Properties }, attribute);
  };
  const resolved = (template: Template, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolved(template, one));
    if (typeof value !== 'object' || value === null) return value;
    const intrinsic = Intrinsic.safeParse(value).data;
    if (!intrinsic) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, resolved(template, v)]));
    if ('Ref' in intrinsic) return reference(template, intrinsic.Ref);
    if ('Fn::GetAtt' in intrinsic) return reference(template, ...intrinsic['Fn::GetAtt']);
    if ('Fn::ImportValue' in intrinsic) {
      const source = exported.get(intrinsic['Fn::ImportValue']);
      if (!source) throw new Error(`no stack exports ${intrinsic['Fn::ImportValue']}`);
      return resolved(source.template, source.Value);
    }
    if ('Fn::Join' in intrinsic) {
      const [between, parts] = intrinsic['Fn::Join'];
      return z.array(z.unknown()).parse(resolved(template, parts)).join(between);
    }
    if ('Fn::Select' in intrinsic) {
      const [at, list] = intrinsic['Fn::Select'];
      return z.array(z.unknown()).parse(resolved(template, list))[at];
    }
    const [at, text] = intrinsic['Fn::Split'];
    return String(resolved(template, text)).split(at);
  };

  return {
    stacks: templates.map(({ stack }) => stack),
    /** All resources of a type in all stacks, with resolved properties. */
    resources: (type: string): readonly (Resource & { readonly stack: string })[] =>
      templates.flatMap(({ stack, template }) =>
        Object.entries(template.Resources)
          .filter(([, resource]) => resource.Type === type)
          .map(([id, { Properties }]) => {
            const properties = z.record(z.string(), z.unknown()).parse(resolved(template, Properties));
            return { id, type, stack, properties };
          }),
      ),
    outputs: (stack: string): Readonly<Record<string, string>> => {
      const { template } = templates.find((one) => one.stack === stack) ?? {};
      return Object.fromEntries(
        Object.entries(template?.Outputs ?? {}).map(([name, { Value }]) => [
          name,
          String(template && resolved(template, Value)),
        ]),
      );
    },
  };
};
