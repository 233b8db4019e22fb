import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  Create,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  TextInput,
  type TransformData,
} from 'react-admin';
import { t } from '../../texts/texts.js';
import { useSaved } from '../asked-notice.js';
import { ConfirmedToolbar } from '../ConfirmedToolbar.js';
import { EditForm, NewForm } from '../EditForm.js';
import { FORM_QUERY } from '../form-query.js';
import { Sentences } from '../Sentences.js';
import { type Guard, WAYS_OF_MONEY } from '../second-person.js';

export const need = required();

interface Props {
  readonly title: ReactNode;
  /** Effects of saving, in sentences. */
  readonly touches: readonly string[];
  /** Content next to the fields, such as a preview of the terms. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Which changes need approval, and the field that switches the row on and off; absent: as for payment methods. */
  readonly guard?: Guard;
  /** Label of that switch. */
  readonly switchLabel?: string;
  /** Where the row's place counts; absent: in what customers choose from. */
  readonly placeHint?: string;
  /** Transforms the form before it is sent. */
  readonly transform?: TransformData;
}

/** Fields of a terms form. */
const Fields = ({
  aside,
  children,
  guard = WAYS_OF_MONEY,
  switchLabel = t('common.offeredToCustomers'),
  placeHint = t('ui.lowestFirstInWhatCustomersChoose'),
}: Pick<Props, 'aside' | 'children' | 'guard' | 'switchLabel' | 'placeHint'>) => {
  const fields = (
    <>
      {children}
      <PlaceFields switchSource={guard.switch} switchLabel={switchLabel} hint={placeHint} />
    </>
  );
  if (aside === undefined) return fields;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(0, 360px)' },
        columnGap: 6,
        rowGap: 4,
        alignItems: 'start',
        width: '100%',
      }}
    >
      <div>{fields}</div>
      {aside}
    </Box>
  );
};

const widthOf = ({ aside }: Pick<Props, 'aside'>) => ({ maxWidth: aside === undefined ? 640 : 1040 });

export const TermsCreate = (props: Props & { readonly defaults: object }) => (
  <Create
    title={props.title as string}
    mutationOptions={useSaved('list')}
    {...(props.transform && { transform: props.transform })}
  >
    <NewForm
      sx={widthOf(props)}
      defaultValues={{ sort: 0, [(props.guard ?? WAYS_OF_MONEY).switch]: true, ...props.defaults }}
      toolbar={
        <ConfirmedToolbar
          title={t('ui.offerThis')}
          touches={<Sentences texts={props.touches} />}
          guard={props.guard ?? WAYS_OF_MONEY}
          always
        />
      }
    >
      <Fields {...props} />
    </NewForm>
  </Create>
);

/** Terms are never deleted, because past operations refer to them. They are switched off instead. */
export const TermsEdit = (props: Props) => (
  <Edit
    title={props.title as string}
    mutationMode="pessimistic"
    mutationOptions={useSaved('list')}
    actions={false}
    queryOptions={FORM_QUERY}
    {...(props.transform && { transform: props.transform })}
  >
    <EditForm
      sx={widthOf(props)}
      toolbar={
        <ConfirmedToolbar
          title={t('ui.changeThis')}
          touches={<Sentences texts={props.touches} />}
          guard={props.guard ?? WAYS_OF_MONEY}
        />
      }
    >
      <Fields {...props} />
    </EditForm>
  </Edit>
);

/** Fields in pairs. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, width: '100%' }}
  >
    {children}
  </Box>
);

interface PlaceProps {
  readonly switchSource: string;
  readonly switchLabel: string;
  readonly hint: string;
}

const PlaceFields = ({ switchSource, switchLabel, hint }: PlaceProps) => (
  <>
    <NumberInput
      source="sort"
      label={t('ui.place')}
      min={0}
      max={100_000}
      step={1}
      validate={need}
      helperText={hint}
    />
    <BooleanInput source={switchSource} label={switchLabel} />
  </>
);

export const BoundsFields = () => (
  <Pairs>
    <NumberInput
      source="min_amount"
      label={t('ui.smallestAmount')}
      min={0}
      helperText={t('common.inAccountCurrency')}
    />
    <NumberInput source="max_amount" label={t('ui.largestAmount')} min={0} helperText={t('ui.0NoBound')} />
  </Pairs>
);

/** Price of one coin: a symbol's bid, or a fixed figure for everybody. */
export const CoinPriceFields = () => (
  <Pairs>
    <ReferenceInput
      source="price_symbol_id"
      reference="symbols"
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={200}
    >
      <AutocompleteInput
        label={t('ui.priceFromTheSymbol')}
        optionText="showCode"
        helperText={t('ui.itsBidOfThatInstantKept')}
      />
    </ReferenceInput>
    <NumberInput
      source="usd_price"
      label={t('ui.orOneCoinCosts')}
      min={0}
      helperText={t('ui.inAccountCurrencyCountsWhereNo')}
    />
  </Pairs>
);

/** Text field that may be empty: it stays an empty string. */
export const OptionalText = (props: {
  source: string;
  label: string;
  multiline?: boolean;
  helperText?: string;
}) => <TextInput {...props} parse={(text: string) => text} />;
