import { useState } from 'react';
import { maxValue, minValue, NumberInput, type RaRecord, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { PictureField } from '../../ui/content/PictureField.js';
import { FUNDS } from '../../ui/second-person.js';
import { need, Pairs, TermsCreate, TermsEdit } from '../../ui/terms/TermsForm.js';
import { useSettingValue } from '../../ui/use-currency.js';
import { FundPreview } from './FundPreview.js';
import { FundTextFields } from './FundTextFields.js';
import { type Fund, type FundForm, NEW_FUND, textsToSend } from './fund.js';

/** Maximum term, days. */
const LONGEST = 3650;

const hundred = maxValue(100, t('funds.atMost100'));
const percentage = [need, minValue(0.0001, t('funds.above0')), hundred];
const damages = [need, minValue(0, t('funds.notBelow0')), hundred];
const amount = [need, minValue(0.01, t('funds.above0'))];
const days = [
  need,
  minValue(1, t('funds.atLeastADay')),
  maxValue(LONGEST, t('funds.atMostDays', { most: LONGEST })),
];
const count = [need, minValue(0, t('funds.notBelow0'))];

const TermFields = () => (
  <Pairs>
    <NumberInput
      source="dividend_percentage"
      label={t('funds.percentADay')}
      min={0}
      max={100}
      step={0.0001}
      validate={percentage}
      helperText={t('funds.ofTheShareAtMost4')}
    />
    <NumberInput
      source="lock_dividend_days"
      label={t('funds.days')}
      min={1}
      max={LONGEST}
      step={1}
      validate={days}
      helperText={t('funds.soManyProfitsThenTheShare')}
    />
    <NumberInput
      source="staring_sub_amount"
      label={t('funds.smallestShare')}
      min={0}
      validate={amount}
      helperText={t('common.inAccountCurrency')}
    />
    <NumberInput
      source="max_sub_amount"
      label={t('funds.largestShare')}
      min={0}
      validate={amount}
      helperText={t('common.inAccountCurrency')}
    />
    <NumberInput
      source="liquidated_damages"
      label={t('funds.leavingEarlyCostsPercent')}
      min={0}
      max={100}
      step={0.0001}
      validate={damages}
      helperText={t('funds.ofTheShareItGoesInto')}
    />
    <NumberInput
      source="limit_num"
      label={t('funds.runningAtOnce')}
      min={0}
      step={1}
      validate={count}
      helperText={t('funds.subscriptionsOfOneCustomer0No')}
    />
  </Pairs>
);

/** The site's language, and the one being edited. */
function useLanguages() {
  const siteLanguage = useSettingValue('default_lang') ?? 'en';
  const [chosen, setChosen] = useState<string | null>(null);
  return { siteLanguage, lang: chosen ?? siteLanguage, onLang: setChosen };
}

const Fields = (languages: ReturnType<typeof useLanguages>) => (
  <>
    <TermFields />
    <PictureField source="image" label={t('funds.pictureAddress')} />
    <FundTextFields {...languages} />
  </>
);

const sent = (form: RaRecord): RaRecord => ({ ...form, texts: textsToSend((form as FundForm).texts) });

const Title = () => {
  const fund = useRecordContext<Fund>();
  return <>{fund ? t('funds.fund', { title: fund.title }) : t('funds.fund2')}</>;
};

const COMMON = { guard: FUNDS, switchLabel: t('funds.published'), transform: sent } as const;
const ALIKE = t('funds.everyCustomerIsOfferedItAlike');
const EMPTY = t('funds.itsPoolIsEmptyAtFirst');

export const FundCreate = () => {
  const { siteLanguage, lang, onLang } = useLanguages();
  return (
    <TermsCreate
      {...COMMON}
      title={t('funds.newFund')}
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
      touches={[ALIKE, t('funds.whatWasSubscribedBeforeKeepsThe')]}
      aside={<FundPreview lang={lang} siteLanguage={siteLanguage} />}
    >
      <Fields siteLanguage={siteLanguage} lang={lang} onLang={onLang} />
    </TermsEdit>
  );
};
