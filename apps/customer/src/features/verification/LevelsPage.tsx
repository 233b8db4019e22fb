import Lock from '@mui/icons-material/LockRounded';
import type { AppKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '../../api/http.js';
import type { VerificationStanding } from '../../api/verification.js';
import { CardList, Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { useOffered } from './useOffered.js';
import { type LevelType, useAuthStatus } from './useVerification.js';

/** Address of a level's form. */
export const levelPath = (type: LevelType): string => `/mine/auth-double-submit?type=${type}`;

const Later = () => <Lock aria-hidden fontSize="small" />;

const STATES = {
  0: { text: 'verification.state.none', tone: 'flat' },
  1: { text: 'verification.state.waiting', tone: 'waiting' },
  2: { text: 'verification.state.certified', tone: 'accent' },
} as const;

function stateOf(status: VerificationStanding, type: LevelType) {
  const { junior, senior, juniorRejection, seniorRejection } = status;
  const [state, reject] = type === 1 ? [junior, juniorRejection] : [senior, seniorRejection];
  return state === 0 && reject
    ? ({ text: 'verification.state.rejected', tone: 'danger' } as const)
    : STATES[state];
}

const LEVELS: readonly { type: LevelType; title: AppKey; text: AppKey }[] = [
  { type: 1, title: 'verification.junior', text: 'verification.juniorText' },
  { type: 2, title: 'verification.senior', text: 'verification.seniorText' },
];

/** Both verification levels and their status. */
export function LevelsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const back = useBack('/user');
  const offered = useOffered();
  const needsName = useFlag('is_recharge_auth');
  const { data, isPending, error, refetch } = useAuthStatus();
  return (
    <Page title={t('verification.title')} onBack={back}>
      {offered ?? (
        <Stack>
          <PageNote>{t('verification.why')}</PageNote>
          {!needsName && data && data.senior !== 2 && <PageNote>{t('verification.unlocks')}</PageNote>}
          {isPending && <SkeletonList rows={2} height={76} />}
          {error && !data && <ErrorState {...failureOf(error)} onRetry={() => refetch()} />}
          {data && (
            <CardList aria-label={t('verification.title')}>
              {LEVELS.map(({ type, title, text }) => {
                const { text: state, tone } = stateOf(data, type);
                const isLater = type === 2 && data.senior === 0 && data.junior !== 2;
                return (
                  <ListRow
                    key={type}
                    title={t(title)}
                    wraps
                    second={t(isLater ? 'verification.juniorFirst.text' : text)}
                    end={isLater ? <Later /> : <StatusBadge tone={tone}>{t(state)}</StatusBadge>}
                    arrow={!isLater}
                    onPress={() => navigate(levelPath(type))}
                  />
                );
              })}
            </CardList>
          )}
        </Stack>
      )}
    </Page>
  );
}
