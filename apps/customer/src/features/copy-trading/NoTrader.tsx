import PersonOff from '@mui/icons-material/PersonOffRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.js';

interface NoTraderProps {
  /** What the server said; undefined: none was chosen. */
  said: string | undefined;
}

/** In place of a trader who is not there, with a way to the list. */
export function NoTrader({ said }: NoTraderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<PersonOff />}
      title={said ?? t('follow.noTrader')}
      text={t('follow.noTraderText')}
      action={{ text: t('follow.showAll'), onPress: () => navigate('/follow', { replace: true }) }}
    />
  );
}
