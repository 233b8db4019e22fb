import { Alert } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { lasting } from '../../ui/measures.js';
import { Pill } from '../../ui/Pill.js';
import { When } from '../../ui/WhenField.js';
import { WithCode } from '../../ui/WithCode.js';
import type { LastRun } from './health.js';

/** Last run of a command and its result; `never` if it has not run. */
export const LastRunFacts = ({ run, never }: { run: LastRun; never: string }) => {
  if (run === null)
    return (
      <Alert severity="warning">
        <WithCode text={never} />
      </Alert>
    );
  const { started_at_ms: started, ended_at_ms: ended, result, detail } = run;
  return (
    <Facts
      rows={[
        [t('health.ended'), <When key="ended" ms={ended} />],
        [t('health.took'), lasting(ended - started)],
        [
          t('health.result'),
          <Pill
            key="result"
            label={result === 'passed' ? t('health.passed') : t('health.failed')}
            tone={result === 'passed' ? 'success' : 'error'}
          />,
        ],
        [t('common.reason'), detail],
      ]}
    />
  );
};
