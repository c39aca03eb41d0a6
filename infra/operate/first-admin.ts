// `npm run bootstrap -- -c stage=dev -c email=you@example.com`: creates the first super admin of a deployed stage.
import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { STSClient } from '@aws-sdk/client-sts';
import { cognitoIdentity } from '#functions/adapters/aws/cognito-identity.ts';
import { dynamoTable } from '#functions/adapters/aws/dynamo-table.ts';
import { systemClock } from '#functions/adapters/node/clock.ts';
import { makeFirstAdmin } from '#functions/domain/platform/first-admin.ts';
import { callerCheck } from './caller-check.ts';
import { lineOf } from './checks.ts';
import { configOf, givenIn } from './options.ts';
import { cloudFormation, outputOf, stacksOf } from './stage.ts';

const args = process.argv.slice(2);
const config = configOf(args);
const given = givenIn(args);
const email = given('email')?.trim().toLowerCase();

/** Reports what a person can fix in one line, without a stack trace. */
const stop = (text: string): never => {
  process.stderr.write(text);
  process.exit(1);
};

if (!email?.includes('@')) throw stop('STOP  say whose account: -c email=<address>\n');
const caller = await callerCheck(new STSClient({ region: config.region }), config);
if (caller.todo) stop(lineOf(caller));

const stacks = await stacksOf(cloudFormation(config), config);
const needed = (name: string): string => {
  const value = outputOf(stacks, name);
  const todo = `deploy it first (npm run deploy -- --all -c stage=${config.stage})`;
  return value ?? stop(`STOP  ${config.stage} has no output ${name}: ${todo}\n`);
};

const { region } = config;
const password = `${randomBytes(12).toString('base64url')}-Aa1`;
const made = await makeFirstAdmin(
  {
    table: dynamoTable({ client: new DynamoDBClient({ region }), tableName: needed('TableName') }),
    identity: cognitoIdentity({
      client: new CognitoIdentityProviderClient({ region }),
      userPoolId: needed('UserPoolId'),
      clientId: needed('UserPoolClientId'),
    }),
    clock: systemClock,
  },
  { email, password, firstName: given('firstName') ?? 'Super', lastName: given('lastName') ?? 'Admin' },
);

const MESSAGES = {
  made: `Made. Sign in at ${outputOf(stacks, 'Address') ?? 'the address of the stack web'}/admin as ${email} with the password ${password} and change it there.`,
  there: `${email} is a member already: nothing was changed.`,
  taken: `The pool has an account ${email} without a row: remove it (aws cognito-idp admin-delete-user --user-pool-id ${needed('UserPoolId')} --username ${email}) and run this again.`,
} as const;
process.stdout.write(`${MESSAGES[made]}\n`);
process.exitCode = made === 'taken' ? 1 : 0;
