import type { ContentState } from '@truemark/contracts/admin';
import { LANGUAGES } from '@truemark/i18n';
import { SelectInput } from 'react-admin';
import { Pill, type PillTone } from '../Pill.js';

const STATES: Readonly<Record<ContentState, readonly [label: string, tone: PillTone]>> = {
  draft: ['Draft', 'default'],
  scheduled: ['Scheduled', 'info'],
  published: ['Published', 'success'],
  ended: ['Ended', 'warning'],
};

export const StatePill = ({ state }: { state: ContentState }) => {
  const [label, tone] = STATES[state];
  return <Pill label={label} tone={tone} />;
};

/** Lists of what is written: by what has become of it, and by a language that it lacks. */
export const contentFilters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={Object.entries(STATES).map(([id, [name]]) => ({ id, name }))}
  />,
  <SelectInput
    key="missing"
    source="missing"
    label="Missing in"
    alwaysOn
    choices={LANGUAGES.map(({ code, name }) => ({ id: code, name }))}
  />,
];
