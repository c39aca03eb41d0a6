// Resolves the companies of an analysis in registers and files, for its plan and again at its start.
import type { Analysis } from '#shared/analyses/analysis.ts';
import type { Inputs } from '#shared/analyses/inputs.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import { CompanyIds } from '#shared/model/fact.ts';
import { terms } from '../../engine/terms.ts';
import { compact, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { Index } from '../../ports/search-index.ts';
import { namesakesOf } from './namesakes.ts';
import { isKnown, type Providers, type Recognised, recognise } from './resolve.ts';

type Ports = { readonly index: Pick<Index, 'lexical'> };
type In = { readonly tenant: string; readonly projectId: string };

const HITS = 6;

/** True if the files of the workspace mention a company of this name. */
const isInFiles = async (ports: Ports, { tenant, projectId }: In, { name }: CompanyIds): Promise<boolean> => {
  if (compact(name).length < 2) return false;
  const scope = { tenant, projectIds: [projectId] };
  const hits = await ports.index.lexical({ scope, terms: terms(name), limit: HITS });
  return hits.some(({ chunk }) =>
    isNamedIn(name, `${chunk.context.company ?? ''} ${chunk.context.document} ${chunk.text}`),
  );
};

type Looked = {
  readonly value: CompanyIds;
  readonly candidates: Planned['candidates'];
  readonly problem?: Planned['problems'][number];
};

const CODES: Readonly<Partial<Record<Recognised['is'], string>>> = {
  several: 'companyAmbiguous',
  like: 'companyAmbiguous',
  none: 'companyUnknown',
};

const named = (field: string, name: string, { candidates }: Recognised): Planned['candidates'] =>
  candidates.length > 1 || (candidates.length === 1 && candidates[0]?.company.name !== name)
    ? [
        {
          field,
          asked: name,
          candidates: candidates.map((one) => ({ ...one, reasons: [...one.reasons], names: [...one.names] })),
        },
      ]
    : [];

type Name = { readonly field: string; readonly company: CompanyIds; readonly isTyped: boolean };

/**
 * If registers list two companies of the name, a person must choose; a company found in the files needs no register.
 */
const lookUp = async (
  ports: Ports,
  at: In,
  providers: Providers,
  { field, company, isTyped }: Name,
): Promise<Looked> => {
  const found = await recognise(providers, company);
  if (found.is === 'one') return { value: found.company, candidates: [] };
  const candidates = named(field, company.name, found);
  const code = CODES[found.is];
  const isFine = !code || (found.is === 'several' ? !isTyped : await isInFiles(ports, at, company));
  return { value: company, candidates, ...(isFine ? {} : { problem: { field, code } }) };
};

/** If the files cover two companies of this name, refuses it, so that no report mixes them. */
const withoutNamesakes = async (ports: Ports, at: In, field: string, looked: Looked): Promise<Looked> => {
  const groups = looked.problem ? [] : await namesakesOf(ports, at, looked.value.name);
  if (groups.length === 0) return looked;
  return { ...looked, problem: { field, code: 'namesakes', params: { companies: groups.join(' / ') } } };
};

/** A company chosen among candidates has a register number or a web domain. */
const isChosen = ({ company, isTyped }: Name): boolean =>
  !isTyped && (isKnown(company) || company.domain !== undefined);

type Wanted = {
  readonly analysis: Pick<Analysis, 'fields'>;
  readonly providers: Providers;
  /** The inputs as sent; `inputs` are the parsed ones. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly inputs: Inputs;
};

/** A name alone is always looked up: a longer name may belong to another company. */
export const lookUpCompanies = async (ports: Ports, at: In, { analysis, providers, raw: sent, inputs }: Wanted) => {
  const { fields } = analysis;
  const next: Record<string, Inputs[string]> = { ...inputs };
  const looked: Looked[] = [];
  for (const { kind, name } of fields) {
    if (kind !== 'company' && kind !== 'companies') continue;
    const raw = [sent[name]].flat();
    const values = [inputs[name]].flat().flatMap((one) => CompanyIds.safeParse(one).data ?? []);
    const all = await Promise.all(
      values.map((company, i) => {
        const one = { field: name, company, isTyped: typeof raw[i] === 'string' };
        return isChosen(one) ? { value: company, candidates: [] } : lookUp(ports, at, providers, one);
      }),
    );
    looked.push(
      ...(kind === 'company' ? await Promise.all(all.map((one) => withoutNamesakes(ports, at, name, one))) : all),
    );
    const companies = all.map(({ value }) => value);
    if (companies.length > 0) next[name] = kind === 'company' ? companies[0] : companies;
  }
  return { inputs: next, looked };
};
