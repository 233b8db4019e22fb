import type { MenuGroup } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MenuEntry } from '../../api/menus.js';
import { toast } from '../../ui/toast.js';
import { useService } from '../company/useService.js';
import { isOn, useConfig, useMenu } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { leadsTo } from './paths.js';

const SERVICE = '/mine/chat';

const isExternal = (path: string): boolean => path.startsWith('http');

/** Menu entries with a target, which of them the customer's account cannot use, and how to open one. */
export function useEntries(group: MenuGroup): {
  entries: readonly MenuEntry[];
  isShut: (entry: MenuEntry) => boolean;
  open: (entry: MenuEntry) => void;
} {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const user = useUser();
  const service = useService();
  const config = useConfig();
  const leads = ({ path }: MenuEntry): boolean => {
    if (isExternal(path)) return true;
    if (path === SERVICE) return service !== null;
    return leadsTo(path, (flag) => isOn(config, flag)) !== null;
  };
  const isShut = ({ isForDemo }: MenuEntry): boolean => user?.isDemo === true && !isForDemo;
  const open = (entry: MenuEntry) => {
    if (isShut(entry)) toast.info(t('session.onlyReal'));
    else if (isExternal(entry.path)) window.open(entry.path, '_blank', 'noopener');
    else if (entry.path === SERVICE) service?.();
    else navigate(entry.path);
  };
  return { entries: useMenu(group).entries.filter(leads), isShut, open };
}
