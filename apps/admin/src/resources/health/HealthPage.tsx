import { Alert, Box, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { FeedHealth } from '../../dashboard/FeedHealth.js';
import { get } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber } from '../../ui/figures.js';
import { Guarded } from '../../ui/Guarded.js';
import { bytes, lasting } from '../../ui/measures.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { wordsFrom } from '../../ui/words-from.js';
import { faultsOf, type House, type Part } from './health.js';
import { LastRunFacts } from './LastRunFacts.js';
import { QueueAges } from './QueueAges.js';
import { Standbys } from './Standbys.js';
import { Transports } from './Transports.js';

const NAMES: Readonly<Record<Part, string>> = {
  feeds: t('dashboard.feeds'),
  lane: t('health.engine'),
  standbys: t('health.standbys'),
  disk: t('health.disk'),
  backup: t('health.lastBackup'),
  verify: t('health.lastVerification'),
  queues: t('health.queues'),
  transports: t('health.messages'),
};

const Verdict = ({ house }: { house: House }) => {
  const faults = faultsOf(house);
  return (
    <Alert severity={faults.length === 0 ? 'success' : 'warning'} variant="outlined">
      {faults.length === 0
        ? t('health.allIsWell')
        : t('health.lookAt', { parts: faults.map((part) => NAMES[part]).join(' · ') })}
    </Alert>
  );
};

const Engine = ({ lane, database, disk }: House) => (
  <Section title={t('health.engineAndData')}>
    <Facts
      rows={[
        [t('health.commandsWaiting'), formatNumber(lane.waiting)],
        [t('health.engineAnswersIn'), lasting(lane.answered_in_ms)],
        [
          t('health.longestStall'),
          lane.longest_stall && (
            <>
              {lasting(lane.longest_stall.ms)} · <When ms={lane.longest_stall.at_ms} />
            </>
          ),
        ],
        [t('health.databaseSize'), bytes(database.size)],
        [t('health.databaseAnswersIn'), lasting(database.answered_in_ms)],
        [t('health.diskFree'), t('health.of', { free: bytes(disk.free), all: bytes(disk.all) })],
      ]}
    />
    <LinearProgress
      aria-label={t('health.diskUsed')}
      variant="determinate"
      value={100 - (100 * disk.free) / disk.all}
      sx={{ mt: 2 }}
    />
  </Section>
);

const Versions = ({ versions, started_at_ms, status }: House) => (
  <Section title={t('health.versions')}>
    <Facts
      rows={[
        ['Truemark', versions.truemark],
        [t('health.node'), versions.node],
        [t('health.database'), versions.database],
        [t('health.schema'), wordsFrom(versions.schema)],
        [t('health.runsSince'), <When key="since" ms={started_at_ms} />],
        [t('common.state'), STATUS[status]],
      ]}
    />
  </Section>
);

const STATUS: Readonly<Record<House['status'], string>> = {
  ready: t('health.ready'),
  starting: t('health.starting'),
  stopping: t('health.stopping'),
};

const TWO = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } };

/** System health on one page, polled every five seconds. */
export const HealthPage = () => (
  <Guarded resource="health">
    <Whole />
  </Guarded>
);

const Whole = () => {
  const seesSymbols = usePermission('symbols', 'list');
  const { data, error, isPending } = useQuery({
    queryKey: ['health'],
    queryFn: () => get<House>('health'),
    refetchInterval: 5_000,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3 }}>
      <Title title={t('health.health')} />
      {isPending && <LinearProgress aria-label={t('health.health')} />}
      {error && (
        <Alert severity="error">
          {formatRich('dashboard.theFiguresCouldNotBeRead', { message: error.message })}
        </Alert>
      )}
      {data && (
        <>
          <Verdict house={data} />
          <Box sx={TWO}>
            <Engine {...data} />
            <Versions {...data} />
          </Box>
          {data.standbys && (
            <Section title={t('health.standbys')}>
              <Standbys standbys={data.standbys} />
            </Section>
          )}
          <Box sx={TWO}>
            <Section title={t('health.lastBackup')}>
              <LastRunFacts run={data.backup} never={t('health.noBackup')} />
            </Section>
            <Section title={t('health.lastVerification')}>
              <LastRunFacts run={data.verify} never={t('health.noVerification')} />
            </Section>
          </Box>
          <Box sx={TWO}>
            <Section title={t('health.queues')}>
              <QueueAges queues={data.queues} name={t('health.queues')} />
            </Section>
            <Section title={t('dashboard.feeds')}>
              <FeedHealth feeds={data.feeds} now={data.at_ms} areLinked={seesSymbols === true} />
            </Section>
          </Box>
          <Section title={t('health.messagesSinceStart')}>
            <Transports transports={data.transports} />
          </Section>
        </>
      )}
    </Box>
  );
};
