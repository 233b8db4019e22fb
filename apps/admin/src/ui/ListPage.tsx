import { Box } from '@mui/material';
import { type ComponentProps, type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  ListBase,
  ListView,
  type SortPayload,
  TopToolbar,
  useListContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useProducts } from '../product.js';
import { stackedOnPhone } from '../theme/on-phone.js';
import { ComingPage } from './ComingPage.js';
import { UntilRowsCome } from './ComingRows.js';
import { ExportList } from './ExportButton.js';
import { useKeptPlace } from './kept-place.js';
import { Pager } from './Pager.js';
import { QueueRows, StillRows } from './queue-rows.js';
import { useReviewKeys } from './review/use-review-keys.js';
import { useEnterInField } from './rows-by-keys.js';
import { Scrolled } from './Scrolled.js';
import { useTicksOfRows } from './ticks-of-rows.js';
import { useKnownFilters, useListError } from './unknown-filters.js';
import { useMay } from './use-may.js';
import { WhileShown } from './WhileShown.js';

interface Props {
  readonly children: ReactNode;
  readonly filters?: ReactElement[];
  readonly sort?: SortPayload;
  readonly title: string;
  readonly perPage?: number;
  /** Milliseconds between refreshes of a list that moves by itself. */
  readonly refresh?: number;
  /** Milliseconds between looks at a list whose rows stay in place until the changed ones are asked for. */
  readonly looks?: number;
  readonly empty?: ReactElement | false;
  readonly canCreate?: boolean;
  /** What stands over the table: a chart of its rows. */
  readonly above?: ReactNode;
  /** Stands between the list and its table, such as what keeps rows up to date. */
  readonly inside?: ComponentType<{ children: ReactNode }>;
  readonly filterDefaultValues?: Record<string, unknown>;
  /** Further buttons of its head. */
  readonly actions?: ReactNode;
  /** Its rows stand below each other on a phone, told by the columns that say so. */
  readonly isStacked?: boolean;
  /** False: its rows cannot be had as a file. */
  readonly canExport?: boolean;
}

type ActionProps = Pick<Props, 'filters' | 'canCreate' | 'canExport' | 'actions'> & {
  readonly isStacked: boolean;
};

/** Which columns are shown, where there are rows; on a phone they may be stacked. */
const Columns = ({ isStacked }: { isStacked: boolean }) => {
  const { data } = useListContext();
  if (data?.length === 0) return null;
  return (
    <Box sx={{ display: { xs: isStacked ? 'none' : 'contents', sm: 'contents' } }}>
      <ColumnsButton />
    </Box>
  );
};

const Actions = ({ filters, canCreate, canExport, actions, isStacked }: ActionProps) => {
  const resource = useResourceContext() ?? '';
  const canAccess = useMay(resource, 'create');
  // The button is called as the page that it opens.
  const creates = useProducts().find(({ name }) => name === resource)?.creates;
  const redirect = useRedirect();
  const translate = useTranslate();
  const isOffered = canCreate === true && canAccess === true;
  useReviewKeys(isOffered ? { n: () => redirect('create', resource) } : {});
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      <Columns isStacked={isStacked} />
      {actions}
      {isOffered && (
        <CreateButton
          label={creates}
          title={`${creates ?? translate('ra.action.create')} (n)`}
          aria-keyshortcuts="n"
        />
      )}
      {canExport && <ExportList />}
    </TopToolbar>
  );
};

/** The place in it is kept for whoever goes back to it. */
const Placed = (props: Pick<ComponentProps<typeof Scrolled>, 'name' | 'below' | 'children'>) => (
  <Scrolled {...props} isBusy={useListContext().isPlaceholderData} kept={useKeptPlace()} />
);

/** Its rows are walked by keys, also from its field; filters that it does not take, and ticks of rows that are gone, are let go of. */
const WalkedRows = ({ children }: { children: ReactNode }) => {
  useEnterInField();
  useKnownFilters();
  useTicksOfRows();
  return children;
};

/**
 * Rows that stay in place are read as the list is opened, and when they are asked for: not on coming back to the tab or to the
 * line, and those of the visit before are not shown first.
 */
const STILL = { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 } as const;

/** A list of the back office: filters in the address, saved queries, columns to choose, export. */
export const ListPage = (props: Props) => {
  const {
    children,
    filters,
    sort,
    title,
    perPage = 50,
    refresh,
    looks,
    empty = false,
    canCreate = false,
  } = props;
  const {
    above,
    inside: Inside = looks === undefined ? Fragment : StillRows,
    filterDefaultValues,
    canExport = true,
    isStacked = false,
  } = props;
  const onError = useListError();
  const isStill = Inside !== Fragment;
  return (
    <ListBase
      sort={sort}
      filterDefaultValues={filterDefaultValues}
      perPage={perPage}
      queryOptions={{ onError, ...(refresh && { refetchInterval: refresh }), ...(isStill && STILL) }}
      authLoading={<ComingPage />}
      // The view says itself that nothing is reached.
      offline={false}
    >
      <WhileShown>
        <ListView
          title={title}
          actions={
            <Actions
              {...{ filters, canCreate, canExport }}
              actions={props.actions}
              isStacked={isStacked || Inside === QueueRows}
            />
          }
          filters={filters}
          empty={empty}
          pagination={<Pager />}
        >
          {above}
          <Inside {...(looks !== undefined && { every: looks })}>
            <Placed name={title} {...(!isStill && { below: 0 })}>
              <WalkedRows>
                <UntilRowsCome isStacked={isStacked}>
                  {isStacked ? <Box sx={stackedOnPhone}>{children}</Box> : children}
                </UntilRowsCome>
              </WalkedRows>
            </Placed>
          </Inside>
        </ListView>
      </WhileShown>
    </ListBase>
  );
};
