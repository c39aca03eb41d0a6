// Lists all ports of the domain, and narrows them by a route's `uses`.
import type { Capability } from '#shared/contract/route.ts';
import type { Clock, Random } from './clock.ts';
import type { Drives } from './drives.ts';
import type { Files } from './files.ts';
import type { Fonts } from './fonts.ts';
import type { Identity, TokenVerifier } from './identity.ts';
import type { Inbox } from './inbox.ts';
import type { Mail } from './mail.ts';
import type { Model } from './model.ts';
import type { Ocr } from './ocr.ts';
import type { Parser } from './parser.ts';
import type { Scanner } from './scanner.ts';
import type { Index } from './search-index.ts';
import type { Secrets } from './secrets.ts';
import type { Sources } from './sources.ts';
import type { Table } from './table.ts';
import type { Workbooks } from './workbooks.ts';
import type { Workflows } from './workflows.ts';

export type Ports = {
  readonly table: Table;
  readonly files: Files;
  readonly index: Index;
  readonly model: Model;
  readonly workflows: Workflows;
  readonly identity: Identity;
  readonly tokens: TokenVerifier;
  readonly mail: Mail;
  /** `undefined` on a stage that sends its emails. */
  readonly inbox?: Inbox | undefined;
  readonly sources: Sources;
  readonly drives: Drives;
  readonly secrets: Secrets;
  readonly parser: Parser;
  readonly workbooks: Workbooks;
  readonly fonts: Fonts;
  /** `undefined` on stages without OCR. */
  readonly ocr?: Ocr | undefined;
  /** `undefined` on stages without a scanner. */
  readonly scanner?: Scanner | undefined;
  readonly clock: Clock;
  readonly random: Random;
};

type Granted = {
  'table.read': { table: Pick<Table, 'getMany' | 'query' | 'count'> };
  'table.write': { table: Pick<Table, 'write'> };
  'files.read': { files: Pick<Files, 'read' | 'readAll' | 'stat' | 'downloadUrl'> };
  'files.write': {
    files: Pick<
      Files,
      'write' | 'remove' | 'uploadUrl' | 'startParts' | 'partUrl' | 'listParts' | 'finishParts' | 'abortParts'
    >;
  };
  'index.read': { index: Pick<Index, 'lexical' | 'nearest' | 'range' | 'count'> };
  /** Only embeds questions: a service never writes with a model; steps of state machines do. */
  'model.embed': { model: Pick<Model, 'embed' | 'dimensions'> };
  /** Which model writes; no call is made. */
  'model.name': { model: Pick<Model, 'name' | 'kind'> };
  'workflows.start': { workflows: Pick<Workflows, 'start' | 'status'> };
  'identity.signIn': { identity: Pick<Identity, 'signIn'>; tokens: TokenVerifier };
  'identity.signOut': { identity: Pick<Identity, 'signOut'> };
  'identity.manage': { identity: Pick<Identity, 'create' | 'remove' | 'setPassword' | 'hasAuthenticator'> };
  'mail.send': { mail: Mail };
  'mail.read': { inbox?: Inbox | undefined };
  'sources.read': { sources: Pick<Sources, 'of'> };
  'workbooks.open': { workbooks: Workbooks };
  'documents.write': { fonts: Fonts };
  'sources.keys': { sources: Sources; secrets: Secrets };
  'drives.use': { drives: Drives; secrets: Secrets };
};
type Always = Pick<Ports, 'clock' | 'random'>;
type AllOf<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;

/** The ports of a handler whose route declares these capabilities; using any other is a compile error. */
export type PortsFor<C extends Capability> = Always & AllOf<Granted[C]>;
