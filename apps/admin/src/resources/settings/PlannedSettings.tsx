import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { PlannedSettingRow } from '@truemark/contracts/admin';
import { useState } from 'react';
import { get } from '../../providers/http.js';
import { fromServerWords, t } from '../../texts/texts.js';
import { Pill, type PillTone } from '../../ui/Pill.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { Section } from '../../ui/Section.js';
import { Sentences } from '../../ui/Sentences.js';
import { ASKS_SECOND } from '../../ui/second-person.js';
import { CANCELLED, WAITING } from '../../ui/settled-states.js';
import { useCurrency } from '../../ui/use-currency.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { at, zoneLabel } from '../../ui/zone.js';
import { type Setting, shown, titleOf } from './setting.js';

const STATES: Readonly<Record<PlannedSettingRow['state'], readonly [string, PillTone]>> = {
  waiting: [WAITING.label, WAITING.tone],
  held: [t('settings.planHeld'), 'success'],
  refused: [t('settings.planRefused'), 'error'],
  cancelled: [CANCELLED.label, CANCELLED.tone],
};
/** Maximum number of ended ones shown. */
const LATEST = 10;

interface CancelProps {
  readonly plan: PlannedSettingRow;
  readonly title: string;
  /** Cancelling it needs approval too. */
  readonly isOfTwo: boolean;
}

const Cancel = ({ plan, title, isOfTwo }: CancelProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('settings.takeThePlanBack')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('settings.takeBackThePlanOf', { key: title })}
          touches={
            <Sentences
              texts={[t('settings.whatIsInForceStays'), ...(isOfTwo ? [t('settings.twoMustCancelIt')] : [])]}
            />
          }
          confirm={isOfTwo ? ASKS_SECOND : t('settings.takeThePlanBack')}
          hint={t(isOfTwo ? 'settings.theReasonIsKept' : 'settings.theReasonIsKeptInTheLog')}
          path={`planned-settings/${plan.id}/stop`}
          done={t(isOfTwo ? 'settings.planIsToBeCancelled' : 'settings.planCancelled')}
          optional={!isOfTwo}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

/** Planned changes, the next first, and the outcome of the latest. */
export const PlannedSettings = ({ settings }: { settings: readonly Setting[] }) => {
  const mayEdit = usePermission('planned-settings', 'stop');
  const mayEditGuarded = usePermission('settings', 'edit_guarded');
  const currency = useCurrency();
  const { data = [] } = useQuery({
    queryKey: ['planned-settings'],
    queryFn: () => get<PlannedSettingRow[]>(`planned-settings?range=${encodeURIComponent('[0,99]')}`),
    refetchInterval: 5_000,
  });
  const waiting = data
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => one.holds_at_ms - other.holds_at_ms);
  const rows = [...waiting, ...data.filter(({ state }) => state !== 'waiting').slice(0, LATEST)];
  if (rows.length === 0) return null;
  const guardOf = ({ key }: PlannedSettingRow) => settings.find((each) => each.key === key)?.guard ?? null;
  const mayCancel = (plan: PlannedSettingRow): boolean =>
    plan.state === 'waiting' &&
    mayEdit === true &&
    (guardOf(plan) !== 'two_owners' || mayEditGuarded === true);
  const inWords = ({ key, value }: PlannedSettingRow): string => {
    const setting = settings.find((each) => each.key === key);
    return setting ? shown(setting, value, currency) : value;
  };
  const named = ({ key }: PlannedSettingRow): string => {
    const setting = settings.find((each) => each.key === key);
    return setting ? titleOf(setting) : key;
  };
  return (
    <Section title={t('settings.planned')}>
      <Table size="small" aria-label={t('settings.planned')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('settings.fromIn', { zone: zoneLabel() })}</TableCell>
            <TableCell>{t('settings.setting')}</TableCell>
            <TableCell>{t('settings.becomes')}</TableCell>
            <TableCell>{t('settings.plannedBy')}</TableCell>
            <TableCell>{t('common.state')}</TableCell>
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((plan) => (
            <TableRow key={plan.id}>
              <TableCell>{at(plan.holds_at_ms)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{named(plan)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{inWords(plan)}</TableCell>
              <TableCell>
                {plan.made_by}, <When ms={plan.made_at_ms} />
              </TableCell>
              <TableCell>
                <Pill label={STATES[plan.state][0]} tone={STATES[plan.state][1]} />{' '}
                {plan.refusal && fromServerWords(plan.refusal)}
              </TableCell>
              <TableCell align="right">
                {mayCancel(plan) && (
                  <Cancel
                    plan={plan}
                    title={named(plan)}
                    isOfTwo={['two_persons', 'two_owners'].includes(guardOf(plan) ?? '')}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
};
