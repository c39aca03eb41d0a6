// The companies that a form offers: those of the statements among the files, by number of statements.
import { expect, it } from 'vitest';
import { fileCompanies } from '#functions/domain/runs/file-companies.ts';
import { statements } from '#functions/store/statements.ts';
import { emptyTable } from '#tests/helpers/empty-table.ts';
import { madeStatement } from '#tests/helpers/made-statement.ts';

const at = { tenant: 'alpha', projectId: 'prj_000000000001' };

it('names each company once by its common name, the one with most statements first', async () => {
  const table = emptyTable();
  const put = (company: string, n: number, kind: 'balance' | 'income') =>
    table.write({
      put: statements.row(at.tenant, {
        ...{ projectId: at.projectId, fileId: `fil_000000000001_000000000000000${n}`, document: 'report.pdf' },
        ...{ company, language: 'ko', statement: madeStatement(kind, [['Cash', 'cash', 100, 90]]) },
      }),
    });
  await put('Harbor Foods', 1, 'balance');
  await put('가온물류 주식회사 (Gaon Logistics Co., Ltd.)', 2, 'balance');
  await put('가온물류(주)', 3, 'income');

  expect(await fileCompanies(table, at)).toEqual(['가온물류', 'Harbor Foods']);
});
