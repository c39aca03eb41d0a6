// Roles: the product's six, and the organization's own.
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { useCan } from '#web/lib/use-user.ts';
import { CustomRoles } from './custom-roles.tsx';
import { Matrix } from './matrix.tsx';

export const RolesPage = () => {
  const { t } = useTranslation('roles');
  const mayRead = useCan('role.read');
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {mayRead && <CustomRoles />}
      <section aria-labelledby="built-in-roles" className="px-6 pb-10 max-md:px-4">
        <h2 id="built-in-roles" className="font-semibold text-section">
          {t('builtInTitle')}
        </h2>
        <p className="mb-3 text-fg2 text-note">{t('builtInText')}</p>
        <Matrix />
      </section>
    </>
  );
};
