import { Alert, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { WithCode } from '../../ui/WithCode.js';
import { useSetting } from '../audit-log/use-setting-words.js';
import { shown, switchesOff, useTouches } from '../settings/setting.js';
import { TouchesNote } from '../settings/TouchesNote.js';
import type { Approval } from './approval.js';

/** Meaning and default of the setting, and the effect of the requested value. */
export const SettingAsked = ({ request }: { request: Approval }) => {
  const setting = useSetting(request.kind === 'settings.change' ? request.subject : undefined);
  const currency = useCurrency();
  const all = useTouches();
  const { value } = (request.after ?? {}) as { readonly value?: unknown };
  if (setting === undefined || typeof value !== 'string') return null;
  const isOff = switchesOff(all[setting.key], value);
  return (
    <Section title={t('approvals.whatItMeans')}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        <WithCode text={setting.description} />
      </Typography>
      {isOff && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <TouchesNote isAsked setting={setting} value={value} />
        </Alert>
      )}
      <Facts
        rows={[
          [t('approvals.byDefault'), shown(setting, setting.default, currency)],
          [t('approvals.inForceNow'), shown(setting, setting.value, currency)],
          // Left out if the only known effect is the setting's own description above.
          ...(setting.key in all && !isOff
            ? ([
                [
                  t('approvals.touches'),
                  <TouchesNote key="touches" isAsked setting={setting} value={value} />,
                ],
              ] as const)
            : []),
        ]}
      />
    </Section>
  );
};
