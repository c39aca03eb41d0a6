// Actions on an output's row: open it, and the actions of every run.
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RunRow } from '#shared/model/run.ts';
import { RunMenu } from '#web/components/runs/run-menu.tsx';
import { runPath } from '#web/lib/paths.ts';

export const OutputActions = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('outputs');
  const navigate = useNavigate();
  const open = { id: 'open', label: t('open'), icon: <Eye />, run: () => navigate(runPath(run.id)) };
  return <RunMenu run={run} label={t('menu', { name: run.name })} first={[open]} />;
};
