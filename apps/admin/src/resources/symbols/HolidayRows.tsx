import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { DayInput } from '../../ui/DayInput.js';

const need = required();
/** An emptied time is omitted: the holiday lasts the whole day. */
const optional = (text: string): string | undefined => text || undefined;

/** Holidays as form rows, of a symbol or of a calendar. */
export const HolidayRows = ({ source, label }: { readonly source: string; readonly label: string }) => (
  <ArrayInput source={source} label={label}>
    <SimpleFormIterator inline disableReordering disableClear>
      <DayInput source="date" label={t('symbols.date')} validate={need} />
      <TextInput source="name" label={t('common.name')} validate={need} helperText={false} />
      <TextInput source="from" label={t('symbols.fromEmptyWholeDay')} helperText={false} parse={optional} />
      <TextInput source="to" label={t('common.to')} helperText={false} parse={optional} />
    </SimpleFormIterator>
  </ArrayInput>
);
