import { Box, Typography } from '@mui/material';
import { LOAN_FIELDS, type LoanField, REASONS_OF, type RejectReason } from '@truemark/contracts';
import { t } from '../../../texts/texts.js';
import { FieldReason } from '../../../ui/review/FieldReason.js';
import { PictureOnDemand } from '../../../ui/review/PictureOnDemand.js';
import { Section } from '../../../ui/Section.js';
import {
  type ApplicationDetails,
  FORM_PARTS,
  type FormVerdict,
  fieldName,
  statedText,
} from './application.js';

/** Setter of marks on fields; null if nobody decides. */
export interface Marking {
  readonly fields: FormVerdict['fields'];
  readonly errors: Readonly<Record<string, string>>;
  readonly mark: (field: LoanField, reason: RejectReason | undefined) => void;
}

interface Props {
  readonly application: ApplicationDetails;
  readonly marking: Marking | null;
}

const isPicture = (field: LoanField): boolean => LOAN_FIELDS[field].kind === 'picture';

/** Possible faults of a picture, a phone number or a text. */
const reasonsOf = (field: LoanField): readonly RejectReason[] => {
  if (isPicture(field)) return REASONS_OF.hand_pic;
  return field === 'mobile' ? REASONS_OF.mobile : REASONS_OF.name;
};

/** Stated value of a field, or its picture. */
const Stated = ({
  application: { given, pictures },
  field,
}: Pick<Props, 'application'> & { field: LoanField }) => {
  const picture = pictures[field];
  if (picture !== undefined) return <PictureOnDemand id={picture} name={fieldName(field)} />;
  const value = given[field];
  const text = isPicture(field)
    ? t('loans.aPictureThatYourRoleMay')
    : value === undefined || value === ''
      ? '–'
      : statedText(field, value);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text}
    </Typography>
  );
};

const Line = ({ application, marking, field }: Props & { field: LoanField }) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: '180px minmax(0, 1fr)',
        lg: '180px minmax(0, 1fr) 320px',
      },
      columnGap: 4,
      rowGap: 1,
      alignItems: 'center',
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Typography variant="body2" color="textSecondary">
      {fieldName(field)}
    </Typography>
    <Stated application={application} field={field} />
    {marking && (
      <Box sx={{ gridColumn: { sm: '2', lg: 'auto' }, pt: { xs: 2, lg: 1 }, maxWidth: 320 }}>
        <FieldReason
          label={t('loans.against', { field: fieldName(field).toLowerCase() })}
          reasons={reasonsOf(field)}
          chosen={marking.fields[field]}
          error={marking.errors[`fields.${field}`]}
          onChoose={(reason) => marking.mark(field, reason)}
        />
      </Box>
    )}
  </Box>
);

/** All stated fields, part by part, each with the choice of its faults. */
export const StatedFields = ({ application, marking }: Props) => (
  <>
    {FORM_PARTS.map(({ title, fields }) => {
      const stated = fields.filter((field) => field in application.given || field in application.pictures);
      if (stated.length === 0) return null;
      return (
        <Section key={title} title={title}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {stated.map((field) => (
              <Line key={field} application={application} marking={marking} field={field} />
            ))}
          </Box>
        </Section>
      );
    })}
  </>
);
