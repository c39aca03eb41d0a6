// A share link to the whole list: what its reader sees, and how many answers are withheld because they cite internal
// files.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_PARTS, type SharedPart } from '#shared/model/share.ts';
import ShareLinkDialog, { type LinkInput } from '#web/components/share/share-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call } from '#web/lib/api.ts';
import type { List } from './types.ts';

type Props = { list: List; onClose: () => void };

const ShareList = ({ list, onClose }: Props) => {
  const { t } = useTranslation('checklists');
  const [parts, setParts] = useState<readonly SharedPart[]>(['answers']);
  const [withheld, setWithheld] = useState(0);
  const toggle = (part: SharedPart) =>
    setParts((before) => SHARED_PARTS.filter((one) => before.includes(one) !== (one === part)));
  const make = async (input: LinkInput) => {
    const made = await call('checklists.share', { params: { id: list.id }, body: { ...input, parts: [...parts] } });
    setWithheld(made.withheld);
    return made.token;
  };
  return (
    <ShareLinkDialog
      title={t('screen.shareTitle')}
      description={t('screen.shareText')}
      projectId={list.projectId}
      isOwn={({ checklistId }) => checklistId === list.id}
      make={make}
      onClose={onClose}
    >
      <fieldset className="mb-4 flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-1.5 font-medium text-note">{t('screen.shareParts')}</legend>
        {SHARED_PARTS.map((part) => (
          <label key={part} className="flex items-center gap-2 text-ui">
            <input
              type="checkbox"
              checked={parts.includes(part)}
              disabled={part === 'references' && !parts.includes('answers')}
              onChange={() => toggle(part)}
            />
            {t(`screen.sharePart.${part}`)}
          </label>
        ))}
      </fieldset>
      {withheld > 0 && (
        <Notice tone="info" className="mb-4">
          {t('screen.shareWithheld', { count: withheld })}
        </Notice>
      )}
    </ShareLinkDialog>
  );
};
export default ShareList;
