import { Box, Typography } from '@mui/material';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { shortened } from '../../ui/shortened.js';
import { customerLabel } from '../../ui/whose.js';
import type { Approval } from './approval.js';
import { type Fact, useRequestFacts, ValueText } from './use-facts.js';

/** Maximum number of changes shown at once; the others are folded. */
const MOST = 10;
/** Maximum length of a text here; the whole is on its page. */
const LENGTH = 160;

const inSight = (facts: readonly Fact[]) =>
  facts.map(
    ([name, value]) =>
      [
        name,
        // Sessions and holidays have a line each.
        <Box component="span" key={name} sx={{ whiteSpace: 'pre-line' }}>
          <ValueText text={value} />
        </Box>,
      ] as const,
  );

/** Customer, subject, changes and reason of a request, as shown in the approval confirmation. */
export const AskedFacts = ({ request }: { request: Approval }) => {
  const { customer, reason } = request;
  const { about, changes: all } = useRequestFacts(request);
  const changes = all.map(([name, value]) => [name, shortened(value, LENGTH)] as const);
  const further = changes.slice(MOST);
  return (
    <>
      <Facts
        rows={inSight([
          ...(customer ? [[t('common.customer'), customerLabel(customer)] as const] : []),
          ...about,
          ...changes.slice(0, MOST),
        ])}
      />
      {further.length > 0 && (
        <details>
          <Typography component="summary" variant="body2" color="textSecondary">
            {t('ui.andFurtherFields', { count: further.length })}
          </Typography>
          <Facts rows={inSight(further)} />
        </details>
      )}
      {reason !== '' && <Facts rows={inSight([[t('common.reason'), reason]])} />}
    </>
  );
};
