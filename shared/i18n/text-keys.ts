// Types the keys of texts that the back end writes, so that a wrong one does not compile. Korean is the reference.
import type analyses from './ko/analyses.json';
import type answers from './ko/answers.json';
import type checklists from './ko/checklists.json';
import type errors from './ko/errors.json';
import type exportTexts from './ko/export.json';
import type finance from './ko/finance.json';
import type mail from './ko/mail.json';
import type report from './ko/report.json';

/** The namespaces that the back end writes; the others are only for screens. */
export type ServerTexts = {
  readonly analyses: typeof analyses;
  readonly answers: typeof answers;
  readonly checklists: typeof checklists;
  readonly errors: typeof errors;
  readonly export: typeof exportTexts;
  readonly finance: typeof finance;
  readonly mail: typeof mail;
  readonly report: typeof report;
};
type PathIn<T> = { [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${PathIn<T[Name]>}` }[keyof T &
  string];
/** `namespace.path.to.text`, so that a wrong key does not compile. */
export type TextKey = PathIn<ServerTexts>;
type GroupIn<T> = {
  [Name in keyof T & string]: T[Name] extends string ? never : Name | `${Name}.${GroupIn<T[Name]>}`;
}[keyof T & string];
/** A group of texts keyed by ids of data: `finance.measures`. */
export type TextGroup = GroupIn<ServerTexts>;
/** The keys of a group's texts, relative to the group: `power.3` of `answers.unit`. */
export type TextIn<Group extends TextGroup> = TextKey extends infer Key
  ? Key extends `${Group}.${infer Rest}`
    ? Rest
    : never
  : never;
/** The groups within a namespace, relative to it. */
export type TextGroupIn<Namespace extends keyof ServerTexts> = GroupIn<ServerTexts[Namespace]>;
