// Evaluates a synthesized IAM policy for a request, with the values of the request.
import { flat, listOf } from './stage.ts';

type Conditions = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
export type Statement = {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource?: unknown;
  readonly NotResource?: unknown;
  readonly Condition?: Conditions;
};
export type Request = {
  readonly action: string;
  readonly resource: string;
  /** Context keys; keys absent from the request are absent here. */
  readonly context?: Readonly<Record<string, readonly string[]>>;
  /** The tags of the session, for policy variables. */
  readonly tags?: Readonly<Record<string, string>>;
};

const OPERATORS = ['StringLike', 'StringEquals', 'Null'];

/** Stars and question marks are wildcards, but not in the value of a variable. */
const like = (pattern: string, value: string, tags: Request['tags'] = {}): boolean => {
  const parts = pattern.split(/(\$\{aws:PrincipalTag\/\w+\})/).map((part) => {
    const tag = /^\$\{aws:PrincipalTag\/(\w+)\}$/.exec(part)?.[1];
    // A variable without a value matches nothing.
    if (tag) return tags[tag] === undefined ? '(?!)' : RegExp.escape(tags[tag]);
    return part
      .split(/([*?])/)
      .map((one) => ({ '*': '.*', '?': '.' })[one] ?? RegExp.escape(one))
      .join('');
  });
  return new RegExp(`^${parts.join('')}$`, 's').test(value);
};

/** Operators as in the IAM reference; an unknown one fails the test. */
const holds = (
  operator: string,
  wanted: string | readonly string[],
  values: readonly string[] | undefined,
  tags: Request['tags'],
) => {
  const [set, kind = set] = operator.includes(':') ? operator.split(':') : ['', operator];
  if (!OPERATORS.includes(kind ?? '')) throw new Error(`the operator ${operator} is not known`);
  if (kind === 'Null') return String(values === undefined) === listOf(wanted)[0];
  const fits = (value: string) =>
    listOf(wanted).some((one) => (kind === 'StringLike' ? like(one, value, tags) : one === value));
  if (set === 'ForAllValues') return (values ?? []).every(fits);
  if (set === 'ForAnyValue') return (values ?? []).some(fits);
  return values?.some(fits) ?? false;
};

const isAbout = (
  { Action, Resource, NotResource, Condition = {} }: Statement,
  { action, resource, context = {}, tags }: Request,
) =>
  listOf(Action).some((one: string) => like(one, action)) &&
  (NotResource === undefined) === listOf(NotResource ?? Resource).some((one: unknown) => like(flat(one), resource)) &&
  Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => holds(operator, wanted, context[key], tags)),
  );

/** A deny overrides every allow. */
export const isAllowed = (statements: readonly Statement[], request: Request): boolean => {
  const about = statements.filter((statement) => isAbout(statement, request));
  return about.length > 0 && about.every(({ Effect }) => Effect === 'Allow');
};
