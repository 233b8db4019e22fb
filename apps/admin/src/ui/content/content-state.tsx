import type { ContentState } from '@truemark/contracts/admin';
import { LANGUAGES } from '@truemark/i18n';
import { SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Pill, type PillTone } from '../Pill.js';

const STATES: Readonly<Record<ContentState, readonly [label: string, tone: PillTone]>> = {
  draft: [t('ui.draft'), 'default'],
  scheduled: [t('ui.scheduled'), 'warning'],
  published: [t('ui.published'), 'success'],
  ended: [t('ui.ended'), 'default'],
};

export const StatePill = ({ state }: { state: ContentState }) => {
  const [label, tone] = STATES[state];
  return <Pill label={label} tone={tone} />;
};

/** Filters for lists of texts: by words, by state, and by a language that is missing, or older than the English. */
export const contentFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('ui.wordsOfTitleOrText')} sx={{ minWidth: 220 }} />,
  <SelectInput
    key="state"
    source="state"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 128 }}
    choices={Object.entries(STATES).map(([id, [name]]) => ({ id, name }))}
  />,
  <SelectInput
    key="missing"
    source="missing"
    label={t('ui.missingIn')}
    alwaysOn
    sx={{ minWidth: 160 }}
    choices={LANGUAGES.map(({ code, name }) => ({ id: code, name }))}
  />,
  <SelectInput
    key="older"
    source="older"
    label={t('ui.olderThanEnglishIn')}
    alwaysOn
    sx={{ minWidth: 190 }}
    choices={[
      { id: 'any', name: t('ui.inAnyLanguage') },
      ...LANGUAGES.filter(({ code }) => code !== 'en').map(({ code, name }) => ({ id: code, name })),
    ]}
  />,
];
