import { Card } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import {
  DataTable,
  type Identifier,
  ReferenceManyField,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { t } from '../texts/texts.js';
import { UntilRowsCome } from './ComingRows.js';
import { EmptyNote } from './EmptyNote.js';
import { HorizontalScroll } from './HorizontalScroll.js';
import { Pager } from './Pager.js';
import { STILL, StillRows } from './queue-rows.js';

interface Props {
  readonly reference: string;
  readonly target: string;
  readonly filter?: Record<string, unknown>;
  /** Milliseconds between checks for changes: rows stay until the changed ones are asked for. Absent: none. */
  readonly pollInterval?: number;
  /** Address a row links to, unless it is its own page; false: none. */
  readonly rowClick?: ((id: Identifier) => string) | false;
  /** Columns of the table. */
  readonly children: ReactNode;
}

const Rows = (props: Pick<ComponentProps<typeof HorizontalScroll>, 'name' | 'children'>) => (
  <HorizontalScroll {...props} isBusy={useListContext().isPlaceholderData} />
);

/** Rows of another resource that belong to the record shown. */
export const ReferenceTable = ({
  reference,
  target,
  filter = {},
  pollInterval,
  rowClick,
  children,
}: Props) => {
  const record = useRecordContext();
  const rows = (
    <Rows name={reference}>
      <UntilRowsCome>
        <DataTable
          rowClick={rowClick ?? 'show'}
          bulkActionButtons={false}
          empty={<EmptyNote text={t('ui.nothingHereYet')} />}
        >
          {children}
        </DataTable>
      </UntilRowsCome>
    </Rows>
  );
  return (
    <Card>
      <ReferenceManyField
        reference={reference}
        target={target}
        filter={filter}
        sort={{ field: 'id', order: 'DESC' }}
        perPage={25}
        pagination={<Pager />}
        queryOptions={pollInterval === undefined ? {} : STILL}
      >
        {pollInterval === undefined ? (
          rows
        ) : (
          <StillRows every={pollInterval} of={{ [target]: record?.id }}>
            {rows}
          </StillRows>
        )}
      </ReferenceManyField>
    </Card>
  );
};
