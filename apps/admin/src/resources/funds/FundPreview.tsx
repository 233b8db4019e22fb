import { Alert, Box, Card, TextField, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Facts } from '../../ui/Facts.js';
import { figure, whole } from '../../ui/figures.js';
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
  /** The language whose texts are written. */
  readonly lang: string;
  readonly siteLanguage: string;
}

interface Shown {
  readonly form: FundForm;
  /** Of a fund that exists. */
  readonly pool: Pool | undefined;
}

/** The fund as a customer finds it in his list, in the language whose texts are written. */
const CustomerCard = ({ form, pool, lang, siteLanguage }: Props & Shown) => {
  const currency = useCurrency();
  const text = textFor(form.texts, lang, siteLanguage);
  const { tag, direction } = languageOf(lang);
  const example = exampleOf(form, form.max_sub_amount);
  const image = typeof form.image === 'string' ? form.image.trim() : '';
  return (
    <Card component="article" aria-label="The customer’s card" lang={tag} dir={direction} sx={{ p: 4 }}>
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
          {text.title || 'No title yet'}
        </Typography>
      </Box>
      <Box dir="ltr" sx={{ mt: 3 }}>
        <Facts
          rows={[
            ['A year, simple', example && <strong key="rate">{figure(example.yearlyRate)}%</strong>],
            ['A day', example && `${figure(example.percentage)}%`],
            ['For', example && `${example.days} days`],
            [
              'From, to',
              `${figure(Number(form.staring_sub_amount ?? 0))} – ${figure(Number(form.max_sub_amount ?? 0))} ${currency}`,
            ],
            ['Leaving early', `costs ${figure(Number(form.liquidated_damages ?? 0))}% of the share`],
          ]}
        />
        {pool && <PoolBar pool={pool} />}
      </Box>
      {text.desc && <Line name="What it is" text={text.desc} />}
      <Line name="Risk" text={text.risk} />
      <Line name="Who pays" text={text.who_pays} />
    </Card>
  );
};

/** What a share brings and what it costs the pool, as the terms are typed. */
const Brings = ({ form, pool }: Shown) => {
  const currency = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(form.max_sub_amount ?? '');
  const example = exampleOf(form, amount);
  const fault = termsFault(form);
  const sum = (value: number): string => `${whole(value)} ${currency}`;
  return (
    <Section title="What it brings">
      <TextField
        label="Somebody subscribes"
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        helperText="An example; nothing of it is saved."
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
            There is no example: these are no terms that can be offered.
          </Alert>
        ) : (
          <>
            <Typography variant="body2">{exampleText(example, sum)}</Typography>
            <Facts
              rows={[
                ['A day', sum(example.dayProfit)],
                ['In all', sum(example.totalProfit)],
                ['A year, simple', `${figure(example.yearlyRate)}%`],
                ['Left early', `${sum(example.redeemable)} come back`],
                ['The pool', poolText(example, pool?.free ?? null, sum)],
              ]}
            />
          </>
        )}
      </Box>
    </Section>
  );
};

/** What customers will find, beside the form that makes it. */
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
