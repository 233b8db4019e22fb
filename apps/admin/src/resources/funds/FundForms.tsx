import { useState } from 'react';
import { maxValue, minValue, NumberInput, type RaRecord, useRecordContext } from 'react-admin';
import { FUNDS } from '../../ui/second-person.js';
import { need, OptionalText, Pairs, TermsCreate, TermsEdit } from '../../ui/terms/TermsForm.js';
import { useSettingValue } from '../../ui/use-currency.js';
import { FundPreview } from './FundPreview.js';
import { FundTextFields } from './FundTextFields.js';
import { type Fund, type FundForm, NEW_FUND, textsToSend } from './fund.js';

/** Days. */
const LONGEST = 3650;

const hundred = maxValue(100, 'At most 100%.');
const percentage = [need, minValue(0.0001, 'Above 0.'), hundred];
const damages = [need, minValue(0, 'Not below 0.'), hundred];
const amount = [need, minValue(0.01, 'Above 0.')];
const days = [need, minValue(1, 'At least a day.'), maxValue(LONGEST, `At most ${LONGEST} days.`)];
const count = [need, minValue(0, 'Not below 0.')];

const TermFields = () => (
  <Pairs>
    <NumberInput
      source="dividend_percentage"
      label="Percent a day"
      min={0}
      max={100}
      step={0.0001}
      validate={percentage}
      helperText="Of the share, at most 4 decimals."
    />
    <NumberInput
      source="lock_dividend_days"
      label="Days"
      min={1}
      max={LONGEST}
      step={1}
      validate={days}
      helperText="So many profits; then the share comes back."
    />
    <NumberInput
      source="staring_sub_amount"
      label="Smallest share"
      min={0}
      validate={amount}
      helperText="In account currency."
    />
    <NumberInput
      source="max_sub_amount"
      label="Largest share"
      min={0}
      validate={amount}
      helperText="In account currency."
    />
    <NumberInput
      source="liquidated_damages"
      label="Leaving early costs, percent"
      min={0}
      max={100}
      step={0.0001}
      validate={damages}
      helperText="Of the share; it goes into the pool."
    />
    <NumberInput
      source="limit_num"
      label="Running at once"
      min={0}
      step={1}
      validate={count}
      helperText="Subscriptions of one customer; 0: no limit."
    />
  </Pairs>
);

/** The language of the site, and the one that is being written. */
function useLanguages() {
  const siteLanguage = useSettingValue('default_lang') ?? 'en';
  const [chosen, setChosen] = useState<string | null>(null);
  return { siteLanguage, lang: chosen ?? siteLanguage, onLang: setChosen };
}

const Fields = (languages: ReturnType<typeof useLanguages>) => (
  <>
    <TermFields />
    <OptionalText
      source="image"
      label="Picture (address)"
      helperText="A path of this site or an https address; empty: none."
    />
    <FundTextFields {...languages} />
  </>
);

const sent = (form: RaRecord): RaRecord => ({ ...form, texts: textsToSend((form as FundForm).texts) });

const Title = () => {
  const fund = useRecordContext<Fund>();
  return <>{fund ? `Fund ${fund.title}` : 'Fund'}</>;
};

const COMMON = { guard: FUNDS, switchLabel: 'Published', transform: sent } as const;
const ALIKE = 'Every customer is offered it alike, from the day on which it is published.';
const EMPTY = 'Its pool is empty at first: nobody can subscribe before two people have filled it.';

export const FundCreate = () => {
  const { siteLanguage, lang, onLang } = useLanguages();
  return (
    <TermsCreate
      {...COMMON}
      title="New fund"
      touches={[ALIKE, EMPTY]}
      defaults={NEW_FUND}
      aside={<FundPreview lang={lang} siteLanguage={siteLanguage} />}
    >
      <Fields siteLanguage={siteLanguage} lang={lang} onLang={onLang} />
    </TermsCreate>
  );
};

export const FundEdit = () => {
  const { siteLanguage, lang, onLang } = useLanguages();
  return (
    <TermsEdit
      {...COMMON}
      title={<Title />}
      touches={[
        ALIKE,
        'What was subscribed before keeps the terms of its first day, whatever becomes of the fund.',
      ]}
      aside={<FundPreview lang={lang} siteLanguage={siteLanguage} />}
    >
      <Fields siteLanguage={siteLanguage} lang={lang} onLang={onLang} />
    </TermsEdit>
  );
};
