// Search results of the palette in the chosen workspace: files, questions, outputs, people; and analyses to start.
import { FileText, FolderOutput, MessageCircleQuestion, UserRound, Workflow } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { looseText } from '#web/components/runs/loose-text.ts';
import { useCall } from '#web/lib/api.ts';
import { paths, runPath } from '#web/lib/paths.ts';
import { useSelectedWorkspace } from '#web/lib/selected-workspace.ts';
import type { Command, CommandGroup } from './use-commands.ts';

/** The page size limit of the list routes. */
const MAX_ROWS = 100;
const first = { limit: MAX_ROWS, offset: 0 };

const useFiles = (projectId: string | undefined, go: NavigateFunction): Command[] => {
  const { data } = useCall('files.list', projectId ? { query: { projectId, ...first } } : null);
  return (data?.rows ?? []).map(({ id, filename }) => ({
    id,
    label: filename,
    icon: FileText,
    run: () => go(`${paths.files}?file=${id}`),
  }));
};

const useQuestions = (projectId: string | undefined, go: NavigateFunction): Command[] => {
  const { data } = useCall('research.list', { query: { projectId: projectId ?? 'all', ...first } });
  return (data?.rows ?? []).map(({ id, query }) => ({
    id,
    label: query,
    icon: MessageCircleQuestion,
    run: () => go(`${paths.search}?id=${id}`),
  }));
};

const useOutputs = (projectId: string | undefined, go: NavigateFunction): Command[] => {
  const { data } = useCall('runs.list', projectId ? { query: { projectId, ...first } } : null);
  return (data?.rows ?? []).map(({ id, name, inputVariable, type }) => ({
    id,
    label: name,
    also: `${inputVariable} ${type}`,
    icon: FolderOutput,
    run: () => go(runPath(id)),
  }));
};

const usePeople = (projectId: string | undefined, go: NavigateFunction): Command[] => {
  const { data } = useCall('people.list', projectId ? { params: { id: projectId }, query: first } : null);
  return (data?.rows ?? []).map(({ id, name, email }) => ({
    id,
    label: name || email,
    also: email,
    icon: UserRound,
    run: () => go(paths.people),
  }));
};

const useAnalyses = (projectId: string | undefined, go: NavigateFunction): Command[] => {
  const { t } = useTranslation('shell');
  const start = t('palette.start');
  return useMemo(
    () =>
      projectId
        ? Object.keys(ANALYSES).map((type) => ({
            id: `analysis-${type}`,
            label: looseText('analyses', `types.${type}.label`, type),
            also: `${type} ${start}`,
            icon: Workflow,
            run: () => go(`${paths.workflows}?type=${type}`),
          }))
        : [],
    [projectId, go, start],
  );
};

/** Shown only once something is typed, because there are too many to browse. */
export const useFinds = (): CommandGroup[] => {
  const { t } = useTranslation('shell');
  const go = useNavigate();
  const { projectId } = useSelectedWorkspace();
  return [
    { label: t('palette.files'), items: useFiles(projectId, go) },
    { label: t('palette.questions'), items: useQuestions(projectId, go) },
    { label: t('palette.outputs'), items: useOutputs(projectId, go) },
    { label: t('palette.analyses'), items: useAnalyses(projectId, go) },
    { label: t('palette.people'), items: usePeople(projectId, go) },
  ];
};
