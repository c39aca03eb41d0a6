// The tags of a workspace: a few of them, the rest as a number.
import { Badge } from '#web/components/ui/badge.tsx';

const SHOWN = 3;

export const WorkspaceTags = ({ tags }: { tags: readonly string[] }) => {
  const rest = tags.length - SHOWN;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {rest > 0 && <Badge>{`+${rest}`}</Badge>}
    </span>
  );
};
