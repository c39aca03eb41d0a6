// Creates a checklist from a chosen file, a file of the workspace or a template, and opens it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD } from '#shared/model/upload.ts';
import { toast } from '#web/components/ui/toast.tsx';
import { useFailToast } from '#web/components/ui/use-fail-toast.ts';
import { call } from '#web/lib/api.ts';
import { useAddress } from './use-address.ts';

type Begin = { readonly file: File } | { readonly fileId: string } | { readonly template: 'ma-ko' | 'dd-en' | 'dd-ja' };

export const ACCEPTED = '.csv,.xls,.xlsx,.xlsm,.docx';
export const isList = (name: string): boolean => /\.(?:csv|xlsx?|xlsm|docx)$/i.test(name);

export const useCreate = (projectId: string) => {
  const { t } = useTranslation(['checklists', 'errors']);
  const fail = useFailToast();
  const { change } = useAddress();
  const [busy, setBusy] = useState<string>();

  const create = async (begin: Begin) => {
    if ('file' in begin && !isList(begin.file.name)) {
      toast({ kind: 'error', text: t('screen.notAList', { name: begin.file.name }) });
      return;
    }
    if ('file' in begin && begin.file.size > UPLOAD.maxMultipartBytes) {
      const max = UPLOAD.maxMultipartBytes / 1024 / 1024;
      toast({ kind: 'error', text: t('errors:listUploadTooLarge', { max }) });
      return;
    }
    setBusy('file' in begin ? 'file' : 'fileId' in begin ? 'stored' : begin.template);
    try {
      const list =
        'file' in begin
          ? await call('checklists.create', { body: { projectId } }, { files: [begin.file] })
          : await call('checklists.create', { body: { projectId, ...begin } });
      change({ list: list.id, view: 'template' in begin ? undefined : 'reading' }, false);
    } catch (error) {
      fail(error, t('screen.createFailed'));
    }
    setBusy(undefined);
  };
  return { create, busy };
};
