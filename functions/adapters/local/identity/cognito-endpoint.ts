// Serves the local accounts over HTTP: Cognito's JSON protocol as aws-amplify uses it, and the published keys.
import { cognitoOperations, type Operation } from './cognito-operations.ts';
import { IdentityFault } from './fault.ts';
import type { LocalIdentity } from './local-identity.ts';
import { LOCAL_POOL_ID } from './parts.ts';

const TARGET = 'AWSCognitoIdentityProviderService.';
const LARGEST_BODY = 64 * 1024;

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store', ...headers },
  });

const faulty = (name: string, message: string, status = 400) =>
  json(status, { __type: name, message }, { 'x-amzn-errortype': name, 'x-amzn-errormessage': message });

const readJson = async (request: Request): Promise<unknown> => {
  let body = '';
  const decoder = new TextDecoder();
  for await (const chunk of request.body ?? []) {
    body += decoder.decode(chunk, { stream: true });
    if (body.length > LARGEST_BODY) throw new IdentityFault('InvalidParameterException', 'The request is too large.');
  }
  try {
    return JSON.parse(body);
  } catch {
    throw new IdentityFault('InvalidParameterException', 'The request is not JSON.');
  }
};

/** Called with the email of each failed sign-in. */
type OnRefused = (email: string) => void;

const run = async (operation: Operation, request: Request, onRefused: OnRefused): Promise<Response> => {
  try {
    return json(200, await operation(await readJson(request)));
  } catch (error) {
    if (error instanceof IdentityFault && error.email !== undefined) onRefused(error.email);
    if (error instanceof IdentityFault) return faulty(error.name, error.message);
    return faulty('InternalErrorException', 'Something went wrong.', 500);
  }
};

/** Handles `POST /local/cognito/` and `GET /local/cognito/<pool>/.well-known/jwks.json`. */
export const cognitoEndpoint = (
  { flows, jwks }: LocalIdentity,
  onRefused: OnRefused = () => undefined,
): ((request: Request) => Promise<Response>) => {
  const operations = cognitoOperations(flows);
  return async (request) => {
    if (request.method === 'GET' && new URL(request.url).pathname.endsWith(`/${LOCAL_POOL_ID}/.well-known/jwks.json`))
      return json(200, jwks, { 'content-type': 'application/json' });
    const target = request.headers.get('x-amz-target') ?? '';
    const name = target.startsWith(TARGET) ? target.slice(TARGET.length) : '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (request.method !== 'POST' || !operation) return faulty('UnknownOperationException', 'Unknown operation.');
    return run(operation, request, onRefused);
  };
};
