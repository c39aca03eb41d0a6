// Open work in a workspace, beside its name: running analyses, the latest checklist, its red flags; and its people.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '#web/lib/api.ts';
import { formatPercent } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { shareDone } from '#web/lib/share-done.ts';
import { useCan } from '#web/lib/use-user.ts';

type Fact = { readonly id: string; readonly to: string; readonly text: string };
const LATEST = { limit: 1, offset: 0 };

const useChecklistFacts = (projectId: string): readonly Fact[] => {
  const { t } = useTranslation('workspaces');
  const mayRead = useCan('checklist.read', projectId);
  const { data } = useCall('checklists.list', mayRead ? { query: { projectId, ...LATEST } } : null);
  const [list] = data?.rows ?? [];
  if (!list) return [];
  const to = `${paths.checklist}?list=${list.id}`;
  const flags = list.statuses.redFlag ?? 0;
  const share = formatPercent(shareDone(list));
  return [
    { id: 'checklist', to, text: t('home.checklist', { share }) },
    ...(flags > 0 ? [{ id: 'flags', to: `${to}&view=flags`, text: t('home.flags', { count: flags }) }] : []),
  ];
};

const useFacts = (projectId: string): readonly Fact[] => {
  const { t } = useTranslation('workspaces');
  const maySee = useCan('people.read', projectId);
  const running = useCall('runs.list', { query: { projectId, status: 'InProgress', ...LATEST } }).data?.count ?? 0;
  const { data } = useCall('people.list', maySee ? { params: { id: projectId }, query: LATEST } : null);
  const people = data && (data.everybody ?? data.count);
  return [
    ...(running > 0
      ? [{ id: 'running', to: `${paths.outputs}?status=InProgress`, text: t('home.running', { count: running }) }]
      : []),
    ...useChecklistFacts(projectId),
    ...(people ? [{ id: 'people', to: paths.people, text: t('home.people', { count: people }) }] : []),
  ];
};

/** Has the same height with and without content, so that nothing below moves. */
export const OpenWork = ({ projectId }: { projectId: string }) => {
  const facts = useFacts(projectId);
  return (
    <ul className="flex min-h-5 flex-wrap gap-x-4 text-note">
      {facts.map(({ id, to, text }) => (
        <li key={id}>
          <Link to={to} className="text-fg2 underline-offset-2 hover:text-fg hover:underline">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
};
