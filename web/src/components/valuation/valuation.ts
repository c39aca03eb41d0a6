// Computes a company's value from the entries of a form: the proposal from its statements and the workbook's model.
import { dcfEntries } from '#shared/analyses/dcf-entries.ts';
import { type Inputs, parseInputs } from '#shared/analyses/inputs.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { type Dcf, dcf } from '#shared/finance/dcf/dcf.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { DcfProposal } from '#shared/finance/dcf/proposal.ts';
import { withEntries } from '#shared/finance/dcf/with-entries.ts';
import { CalculationRefused, type RefusalCode } from '#shared/finance/refused.ts';
import { type Cell, cellIndex } from '#shared/finance/workbook/workbook.ts';

export type Draft = Readonly<Record<string, unknown>>;

export type Valued = {
  readonly input: DcfInput;
  /** `undefined` if the model refuses the inputs. */
  readonly result: Dcf | undefined;
  readonly refusal: RefusalCode | undefined;
  readonly cellOf: (id: string) => Cell | undefined;
};

const FIELDS = analysisOf('DCF').fields;

const computed = (input: DcfInput): Pick<Valued, 'result' | 'refusal'> => {
  try {
    return { result: dcf(input), refusal: undefined };
  } catch (error) {
    if (error instanceof CalculationRefused) return { result: undefined, refusal: error.code };
    throw error;
  }
};

const valuedBy = (proposal: DcfProposal, inputs: Inputs): Valued => {
  const input = withEntries(proposal, dcfEntries(inputs, proposal.input.years.length));
  const made = computed(input);
  const cells = made.result && cellIndex(made.result.workbook);
  return { input, ...made, cellOf: (id) => cells?.get(id)?.cell };
};

/** Computes the value from a form; invalid entries are ignored until they are corrected. */
export const valued = (proposal: DcfProposal, draft: Draft): Valued =>
  valuedBy(proposal, parseInputs(FIELDS, draft).inputs);

/** Computes the proposed value: only the scenario and the discounting are taken from the form. */
export const valuedAsProposed = (proposal: DcfProposal, { scenario, discounting }: Draft): Valued =>
  valued(proposal, { scenario, discounting });
