import { Tab, Tabs } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

const PAGES = [
  { path: '/exposure', label: 'Contracts' },
  { path: '/option-exposure', label: 'Options' },
] as const;

/** What the house is exposed to by contracts, and by options. */
export const ExposureTabs = ({ current }: { current: (typeof PAGES)[number]['path'] }) => {
  const { canAccess } = useCanAccess({ resource: 'option-exposure', action: 'list' });
  if (!canAccess) return null;
  return (
    <Tabs value={current} aria-label="Exposure by" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {PAGES.map(({ path, label }) => (
        <Tab key={path} value={path} label={label} component={Link} to={path} />
      ))}
    </Tabs>
  );
};
