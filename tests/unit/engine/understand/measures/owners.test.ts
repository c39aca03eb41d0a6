// People named as owners of the requested thing do not ask for a headcount.
import { expect, it } from 'vitest';
import { plan } from '#functions/engine/understand/plan.ts';

const metricsOf = (query: string): string[] =>
  plan({ query, history: [], sources: [], now: 0 }).metrics.map(({ id }) => id);

it.each(['직원의 정년은 몇 세입니까?', '従業員の定年は何歳ですか', "What is the employees' retirement age?"])(
  '%s does not ask for a headcount',
  (query) => {
    const metrics = metricsOf(query);

    expect(metrics).not.toContain('employees');
  },
);

it.each(['직원의 수는?', '従業員の人数は何人ですか', '직원은 몇 명입니까?', 'How many employees are there?'])(
  '%s asks for a headcount',
  (query) => {
    const metrics = metricsOf(query);

    expect(metrics).toContain('employees');
  },
);
