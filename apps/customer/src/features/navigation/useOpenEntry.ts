import type { MenuEntry } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../ui/toast.js';
import { useUser } from '../session/useUser.js';
import { ruleOf } from './paths.js';

const isExternal = (path: string): boolean => path.startsWith('http');

/** Whether an entry leads anywhere: out of the app, or to a page that it has. */
export const leadsSomewhere = (entry: MenuEntry): boolean =>
  isExternal(entry.path) || ruleOf(entry.path) !== null;

/** Opens a menu entry: `http…` outside, anything else in the app; demo users only what is open to them. */
export function useOpenEntry(): (entry: MenuEntry) => void {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const user = useUser();
  return (entry) => {
    if (user?.is_demo === 1 && entry.is_allow_demo !== 1) return toast.info(t('session.onlyReal'));
    if (isExternal(entry.path)) window.open(entry.path, '_blank', 'noopener');
    else navigate(entry.path);
  };
}
