// The outline of each stage's templates as text, so that a change of resources, retention or permissions shows in the
// diff of a file. `npx vitest run tests/infra/stacks.test.ts -u` rewrites it.
import { describe, expect, it } from 'vitest';
import { flat, listOf, type Resource, type Resources, STAGES, templates } from './stage.ts';

/** Resources whose replacement loses their contents. */
const HOLDS_DATA = /DynamoDB|S3::Bucket$|UserPool|KMS::Key|OpenSearch|Secret|SQS::Queue$/;

type Statement = {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Condition?: object;
};

const countOf = (resources: Resources): string =>
  [...Map.groupBy(Object.values(resources), ({ Type }) => Type)]
    .map(([type, found]) => `${type.replace('AWS::', '')} ${found.length}`)
    .sort()
    .join(', ');

const statementText = ({ Effect, Action, Condition }: Statement): string =>
  `${Effect} ${[...listOf(Action)].sort().join(' ')}${Condition ? ' (if)' : ''}`;

const linesOf = ([id, { Type, Properties, DeletionPolicy }]: [string, Resource]): readonly string[] => {
  if (Type === 'AWS::IAM::ManagedPolicy') {
    const { Description, PolicyDocument } = Properties;
    return [`  policy ${Description}: ${PolicyDocument.Statement.map(statementText).join('; ')}`];
  }
  if (Type === 'AWS::Lambda::Function') {
    const { FunctionName = id, MemorySize, Timeout, Environment } = Properties;
    const names = Object.keys(Environment?.Variables ?? {}).sort();
    return [`  function ${flat(FunctionName)}: ${MemorySize} MB, ${Timeout} s; ${names.join(' ')}`];
  }
  if (!HOLDS_DATA.test(Type) && (DeletionPolicy ?? 'Delete') === 'Delete') return [];
  return [`  ${DeletionPolicy ?? 'Delete'} ${id} (${Type.replace('AWS::', '')})`];
};

const outlineOf = (stack: string, resources: Resources): string =>
  [`${stack}: ${countOf(resources)}`, ...Object.entries(resources).flatMap(linesOf).sort()].join('\n');

describe.each(STAGES)('the outline of %s', (stage) => {
  it('equals the stored one', async () => {
    const text = Object.entries(templates(stage)).map(([stack, resources]) => outlineOf(stack, resources));
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot(`./outlines/${stage}.txt`);
  });
});
