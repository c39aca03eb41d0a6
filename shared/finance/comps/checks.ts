// Checks of a comparison that must hold for any inputs.
import { closeTo, type ModelCheck } from '../workbook/checks.ts';
import { add, binary, call, type Operand, subtract, when } from '../workbook/expression.ts';
import { type CompanyNumber, type CompsInput, cellOf, listedTarget, usedMultiples } from './input.ts';
import { statisticCell } from './multiples-sheet.ts';
import { impliedCell } from './range-sheet.ts';

const every = (conditions: readonly Operand[]): Operand => call('AND', ...conditions);
const always = binary('=', 1, 1);

const bridged = (n: CompanyNumber): Operand =>
  closeTo(
    subtract(cellOf('enterpriseValue', n), cellOf('equityValue', n)),
    subtract(add(cellOf('netDebt', n), cellOf('preferred', n), cellOf('minorities', n)), cellOf('associates', n)),
  );

export const compsChecks = (comps: CompsInput): readonly ModelCheck[] => {
  const used = usedMultiples(comps);
  const ordered = used.map((multiple) => {
    const low = statisticCell(multiple, 'lowerQuartile');
    const ascending = every([
      binary('<=', low, statisticCell(multiple, 'median')),
      binary('<=', statisticCell(multiple, 'median'), statisticCell(multiple, 'upperQuartile')),
    ]);
    return when(call('ISNUMBER', low), ascending, always);
  });
  const tied = used.map((multiple) => {
    const enterprise = impliedCell('enterprise', multiple, 'median');
    const equity = impliedCell('equity', multiple, 'median');
    return when(call('ISNUMBER', enterprise), closeTo(subtract(enterprise, 'implied.claims'), equity), always);
  });
  const priced: readonly CompanyNumber[] = [...comps.peers.keys(), ...(listedTarget(comps) ? ['target' as const] : [])];
  const enough = used.map((multiple) => binary('>=', statisticCell(multiple, 'count'), 3));
  return [
    { key: 'enterpriseValues', holds: every(priced.map(bridged)) },
    { key: 'quartilesOrdered', holds: every(ordered) },
    { key: 'impliedBridge', holds: every(tied) },
    { key: 'enoughPeers', holds: every(enough) },
  ];
};
