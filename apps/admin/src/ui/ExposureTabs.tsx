import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router-dom';
import { t } from '../texts/texts.js';
import { usePermission } from './use-permission.js';

const PAGES = [
  { path: '/exposure', label: t('ui.contracts') },
  { path: '/option-exposure', label: t('common.options') },
] as const;

/** Tabs for the broker's exposure by contracts and by options. */
export const ExposureTabs = ({ current }: { current: (typeof PAGES)[number]['path'] }) => {
  const canAccess = usePermission('option-exposure', 'list');
  if (!canAccess) return null;
  return (
    <Tabs value={current} aria-label={t('ui.exposureBy')} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {PAGES.map(({ path, label }) => (
        <Tab key={path} value={path} label={label} component={Link} to={path} />
      ))}
    </Tabs>
  );
};
