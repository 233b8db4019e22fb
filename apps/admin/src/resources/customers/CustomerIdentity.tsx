import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { Folded } from '../../ui/Folded.js';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink, customerLabel } from '../../ui/whose.js';
import { PapersOf } from '../verifications/PapersOf.js';
import { revokedText } from '../verifications/revoked-text.js';
import { LEVELS } from '../verifications/verification.js';
import { useAskedRevocations } from './asked-revocations.js';
import { IDENTITY_LEVELS, IDENTITY_STATES, type Summary } from './customer.js';
import { useCommanded } from './use-commanded.js';
import { IN_COMMON, relatedWithout } from './warnings.js';

type Level = Summary['identity'][number]['level'];

/** Papers of the levels that a revocation removes: the senior level falls with the junior one. */
const papersOf = ({ identity }: Summary, revoked: Level): number[] =>
  identity
    .filter(({ level, state }) => level === revoked || (revoked === 'junior' && state === 'certified'))
    .flatMap(({ submission_id: id }) => id ?? []);

/** State and date of each level, with a link to its paper. */
export const CustomerIdentity = ({ customer }: { customer: Summary }) => {
  const [revoking, setRevoking] = useState<Level | null>(null);
  const mayRevoke = usePermission('customers', 'revoke_identity');
  const asked = useAskedRevocations(customer.uid);
  useCommanded('revoke', mayRevoke, (what) => {
    const named = customer.identity.find(({ level }) => level === what);
    if (named?.state === 'certified') setRevoking(named.level);
  });
  return (
    <Section title={t('customers.identity')}>
      {customer.identity.map(({ level, state, submission_id: id, at_ms: at, ...taken }) => (
        <Box
          key={level}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36, flexWrap: 'wrap' }}
        >
          <Typography variant="body2" sx={{ minWidth: 64 }}>
            {LEVELS[level]}
          </Typography>
          <Pill {...IDENTITY_STATES[state]} />
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
            {at !== null && <When ms={at} />}
          </Typography>
          {id !== null && (
            <MuiLink
              component={Link}
              to={`/verifications/${id}/show`}
              variant="body2"
              aria-label={`${t('customers.papers')} ${IDENTITY_LEVELS[level]}`}
            >
              {t('customers.papers')}
            </MuiLink>
          )}
          {state === 'revoked' && taken.revoked_reason !== null && (
            <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%', pb: 1 }}>
              {revokedText(taken)}
            </Typography>
          )}
          {state === 'certified' && asked.has(level) && (
            <Typography variant="body2">
              {t('customers.revocationAsked')}{' '}
              <MuiLink component={Link} to={`/approvals/${asked.get(level)}/show`}>
                {t('ui.openTheRequest')}
              </MuiLink>
            </Typography>
          )}
          {mayRevoke && state === 'certified' && !asked.has(level) && (
            <Button
              variant="outlined"
              color="error"
              aria-label={`${t('customers.revoke')} ${IDENTITY_LEVELS[level]}`}
              onClick={() => setRevoking(level)}
            >
              {t('customers.revoke')}
            </Button>
          )}
        </Box>
      ))}
      {revoking && (
        <ReasonDialog
          danger
          wide
          title={t('customers.revokeLevelOf', {
            level: IDENTITY_LEVELS[revoking],
            uid: customerLabel(customer),
          })}
          touches={t('customers.whatARevocationTouches')}
          confirm={t('common.askForIt')}
          hint={t('customers.bothReadTheReason')}
          path={`customers/${customer.id}/revoke-identity`}
          with={{ level: revoking }}
          done={t('customers.revocationAskedFor', {
            level: IDENTITY_LEVELS[revoking],
            who: customerLabel(customer),
          })}
          onClose={() => setRevoking(null)}
        >
          {papersOf(customer, revoking).map((id) => (
            <PapersOf key={id} id={id} />
          ))}
        </ReasonDialog>
      )}
    </Section>
  );
};

/** Limits that the customer sets for himself; nobody else can set them. */
export const OwnBounds = ({ customer: { limits } }: { customer: Summary }) => {
  if (!limits) return null;
  const sumOf = (value: number): string => (value === 0 ? t('customers.noLimit') : money(value));
  const { daily_loss: loss, lost_today: lost, stake, session_minutes: minutes } = limits;
  const { excluded_until_ms: until } = limits;
  return (
    <Section title={t('customers.ownLimits')}>
      <Facts
        rows={[
          [t('customers.dailyLoss'), `${sumOf(loss)} (${t('customers.lostToday', { sum: money(lost) })})`],
          [t('customers.stakeOfATrade'), sumOf(stake)],
          [
            t('customers.tradingSession'),
            minutes === 0 ? t('customers.noLimit') : t('common.minutes', { minutes: minutes }),
          ],
          ...(until === 0
            ? []
            : [
                [
                  t('customers.shutOutUntil'),
                  until === null ? t('customers.forEver') : <When key="until" ms={until} />,
                ] as const,
              ]),
        ]}
      />
    </Section>
  );
};

const RELATIONS: Readonly<Record<Summary['related'][number]['kind'], string>> = {
  device: t('customers.sameDevice'),
  network: t('customers.sameNetwork'),
  payout: t('customers.samePayout'),
  picture: t('customers.samePicture'),
  inviter: t('customers.invitedBy'),
  invited: t('customers.hasInvited'),
};

/** List address with exactly these customers. */
const thoseOf = (id: readonly number[]): string =>
  `/customers?${new URLSearchParams({ filter: JSON.stringify({ id }) })}`;

interface RelationsProps {
  readonly customer: Summary;
  /** Customers whose identical pictures are already listed on the page. */
  readonly pictured?: readonly number[];
}

/** Other customers with something in common: hints, which decide nothing. */
export const CustomerRelations = ({ customer, pictured = [] }: RelationsProps) => {
  const related = relatedWithout(customer.related, new Set(pictured));
  const mayRead = usePermission('customers', 'read');
  if (!mayRead) return null;
  return (
    <Box id={IN_COMMON} tabIndex={-1}>
      <Section title={t('customers.relations')}>
        {related.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('customers.nothingInCommon')}
          </Typography>
        ) : (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
            {related.map(({ kind, customers, more_ids: more }) => (
              <Box key={kind} sx={{ minWidth: 0 }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {RELATIONS[kind]}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <Folded
                    beyond={more.length}
                    rows={[
                      ...customers.map(({ id, ...row }) => (
                        <div key={id}>
                          <CustomerLink id={id} row={row} />
                        </div>
                      )),
                      ...(more.length === 0
                        ? []
                        : [
                            <MuiLink
                              key="more"
                              component={Link}
                              to={thoseOf([...customers.map(({ id }) => id), ...more])}
                            >
                              {t('customers.andMore', { count: more.length })}
                            </MuiLink>,
                          ]),
                    ]}
                  />
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Section>
    </Box>
  );
};
