// A stored question, with its answer as stored or as it arrives.
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TurnView, type TurnViewProps } from './turn-view.tsx';
import { useTurn } from './use-turn.ts';

type Props = Omit<TurnViewProps, 'turn' | 'onRetry'> & {
  searchId: string;
  onRetry: ((query: string, searchId: string) => void) | undefined;
};

const Loading = () => (
  <div className="space-y-4 py-6">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-4 w-1/4" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
  </div>
);

export const StoredTurn = ({ searchId, onRetry, ...rest }: Props) => {
  const { t } = useTranslation('questions');
  const { turn, question, error } = useTurn(searchId);
  const known = question !== undefined || turn.run !== undefined;
  if (!known && error?.status === 404) return <EmptyState icon={<SearchX />} title={t('notFound')} />;
  if (!known && error) return <ErrorState error={error} />;
  if (!known) return <Loading />;
  return <TurnView {...rest} turn={turn} onRetry={onRetry && (() => onRetry(turn.query, searchId))} />;
};
