// Outputs: users who may start an analysis are offered a new one.
import { expect, it } from 'vitest';
import { ROLES } from '#shared/model/enums.ts';
import { NewAnalysis } from '#web/features/outputs/new-analysis.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('outputs');

it('offers a new analysis to a member', () => {
  show(<NewAnalysis />, { user: { role: ROLES.member } });

  expect(shown.getByRole('link', { name: '새 분석' })).toBeDefined();
});

it('offers none to a guest, who could not start it', () => {
  show(<NewAnalysis />, { user: { role: ROLES.guest } });

  expect(shown.queryByRole('link')).toBeNull();
});
