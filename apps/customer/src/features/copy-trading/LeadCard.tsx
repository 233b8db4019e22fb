import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { formatDecimal, MAX_AMOUNT, parseDecimal } from '@truemark/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setShare, setVisible, type TraderStanding } from '../../api/traders.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { clearSent } from '../../ui/clear-sent.js';
import { ListRow } from '../../ui/ListRow.js';
import { MainButton } from '../../ui/MainButton.js';
import { AvatarField } from './AvatarField.js';
import { copyKeys } from './keys.js';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: 16,
});

const Own = styled('div')({ padding: '16px 16px 0' });

/** Trader's own settings: profit share and visibility. */
export function LeadCard({ standing, nickname }: { standing: TraderStanding; nickname: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const keep = ({ data }: { data: TraderStanding }) => client.setQueryData(copyKeys.standing, data);
  const share = useIdempotentCall({ action: setShare, said: t('follow.saved'), quiet: true });
  const visible = useIdempotentCall({ action: setVisible, said: t('follow.saved') });
  const [text, setText] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const value = parseDecimal((text ?? formatDecimal(standing.share)).trim());
  const wrong = value === null || value < 0n || value > MAX_AMOUNT;
  const why = wrong ? 'why.fields' : value === standing.share ? 'why.unchanged' : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    share.send(value, {
      onSuccess: (done) => {
        keep(done);
        setText(clearSent<string | undefined>(text, undefined));
      },
      onRefused: ({ message }) => setRefused(message),
    });
  };
  return (
    <Card sx={{ p: 0 }}>
      <Own>
        <AvatarField nickname={nickname} address={standing.avatar} />
      </Own>
      <Form onSubmit={save} noValidate>
        <AmountField
          label={t('follow.ownShare')}
          unit="%"
          text={text ?? formatDecimal(standing.share)}
          onText={(next) => {
            setText(next);
            setRefused(undefined);
          }}
          hint={t('follow.ownShareHint')}
          error={refused ?? (wrong ? t('follow.shareWrong') : undefined)}
        />
        <MainButton type="submit" variant="outlined" busy={share.busy} why={why && t(why)}>
          {t('follow.save')}
        </MainButton>
      </Form>
      <ListRow
        wraps
        title={t('follow.visible')}
        second={t('follow.visibleText')}
        end={
          <Switch
            edge="end"
            checked={standing.isVisible}
            disabled={visible.busy}
            onChange={(_event, on) => visible.send(on, { onSuccess: keep })}
            slotProps={{ input: { 'aria-label': t('follow.visible'), role: 'switch' } }}
          />
        }
      />
    </Card>
  );
}
