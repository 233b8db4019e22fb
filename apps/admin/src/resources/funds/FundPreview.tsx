import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber, formatUnrounded, money } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { exampleOf, exampleText, type Fund, type FundForm, poolText, termsFault, textFor } from './fund.js';
import { PoolBar } from './pools/PoolBar.js';
import type { Pool } from './pools/pool.js';
import { usePool } from './pools/use-pools.js';

const Line = ({ name, text }: { name: string; text: string }) => (
  <Typography variant="body2" sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {name}
    </Typography>
    {text || '–'}
  </Typography>
);

interface Props {
  /** Language being edited. */
  readonly lang: string;
  readonly siteLanguage: string;
}

interface Shown {
  readonly form: FundForm;
  /** Pool of an existing fund. */
  readonly pool: Pool | undefined;
}

/** Fund as a customer sees it in his list, in the language being edited. */
const CustomerCard = ({ form, pool, lang, siteLanguage }: Props & Shown) => {
  const currency = useCurrency();
  const text = textFor(form.texts, lang, siteLanguage);
  const { tag, direction } = languageOf(lang);
  const example = exampleOf(form, form.max_sub_amount);
  const image = typeof form.image === 'string' ? form.image.trim() : '';
  return (
    <Card
      component="article"
      aria-label={t('funds.theCustomersCard')}
      lang={tag}
      dir={direction}
      sx={{ p: 4 }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
        {image !== '' && (
          <Box
            component="img"
            src={image}
            alt=""
            sx={{ width: 48, height: 48, borderRadius: 2, objectFit: 'cover', flex: 'none' }}
          />
        )}
        <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {text.title || t('funds.noTitleYet')}
        </Typography>
      </Box>
      <Box dir="ltr" sx={{ mt: 3 }}>
        <Facts
          rows={[
            [
              t('funds.aYearSimple'),
              example && <strong key="rate">{formatNumber(example.yearlyRate)}%</strong>,
            ],
            [t('funds.aDay'), example && `${formatNumber(example.percentage)}%`],
            [t('funds.for'), example && t('funds.days2', { days: example.days })],
            [
              t('funds.fromTo'),
              `${money(Number(form.staring_sub_amount ?? 0))} – ${money(Number(form.max_sub_amount ?? 0))} ${currency}`,
            ],
            [
              t('funds.leavingEarly'),
              t('funds.costsOfTheShare', {
                liquidatedDamages: formatNumber(Number(form.liquidated_damages ?? 0)),
              }),
            ],
          ]}
        />
        {pool && <PoolBar pool={pool} />}
      </Box>
      {text.desc && <Line name={t('funds.whatItIs')} text={text.desc} />}
      <Line name={t('funds.risk')} text={text.risk} />
      <Line name={t('funds.whoPays')} text={text.who_pays} />
    </Card>
  );
};

/** Return of a share and its cost to the pool, under the form's terms. */
const Brings = ({ form, pool }: Shown) => {
  const currency = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(form.max_sub_amount ?? '');
  const example = exampleOf(form, amount);
  const fault = termsFault(form);
  const sum = (value: number): string => `${formatUnrounded(value)} ${currency}`;
  return (
    <Section title={t('funds.whatItBrings')}>
      <TextField
        label={t('funds.somebodySubscribes')}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t('funds.anExampleNothingOfItIs')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        {fault !== null && (
          <Alert severity="warning" variant="outlined">
            {fault}
          </Alert>
        )}
        {example === null ? (
          <Alert severity="warning" variant="outlined">
            {t('funds.thereIsNoExampleTheseAre')}
          </Alert>
        ) : (
          <>
            <Typography variant="body2">{exampleText(example, sum)}</Typography>
            <Facts
              rows={[
                [t('funds.aDay'), sum(example.dayProfit)],
                [t('funds.inAll'), sum(example.totalProfit)],
                [t('funds.aYearSimple'), `${formatNumber(example.yearlyRate)}%`],
                [t('funds.leftEarly'), t('funds.comeBack', { redeemable: sum(example.redeemable) })],
                [t('funds.thePool'), poolText(example, pool?.free ?? null, sum)],
              ]}
            />
          </>
        )}
      </Box>
    </Section>
  );
};

/** Preview of what customers will see, next to the form. */
export const FundPreview = (props: Props) => {
  const form = useWatch() as FundForm;
  const fund = useRecordContext<Fund>();
  const { data: pool } = usePool(fund?.id ?? null);
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <CustomerCard form={form} pool={pool} {...props} />
      <Brings form={form} pool={pool} />
    </Box>
  );
};
