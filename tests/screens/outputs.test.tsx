// The list of reports offers a new analysis to people who may start one.
import { expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { NewAnalysis } from '#web/features/outputs/new-analysis.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('outputs');

it('offers a new analysis to a member', () => {
  show(<NewAnalysis />, { user: { role: ROLES.member } });

  expect(shown.getByRole('link', { name: '새 분석' })).toBeDefined();
});

it('offers none to a guest', () => {
  show(<NewAnalysis />, { user: { role: ROLES.guest } });

  expect(shown.queryByRole('link')).toBeNull();
});
