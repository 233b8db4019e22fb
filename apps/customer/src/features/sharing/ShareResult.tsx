import { formatZoned } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { ShareButton } from './ShareButton.js';
import { sharedFigures, type Traded } from './shared-result.js';

interface ShareResultProps {
  traded: Traded;
  /** Symbol and direction, as displayed. */
  what: string;
  endedAt: number;
}

/** Shares a trade's result, marked as demo where it is one. */
export function ShareResult({ traded, what, endedAt }: ShareResultProps) {
  const { t } = useTranslation();
  const { site_name: site, timezone } = useConfig();
  const user = useUser();
  const facts = { what, figures: sharedFigures(traded), time: formatZoned(endedAt, timezone), site };
  const text = t(user?.isDemo ? 'sharing.demoResult' : 'sharing.result', facts);
  return <ShareButton text={text} address={location.origin} />;
}
