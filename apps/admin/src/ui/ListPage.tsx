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
import { UntilRowsCome } from './ComingRows.js';
import { ExportList } from './ExportButton.js';
import { HorizontalScroll } from './HorizontalScroll.js';
import { useKeptPlace } from './kept-place.js';
import { Pager } from './Pager.js';
import { PageSkeleton } from './PageSkeleton.js';
import { QueueRows, STILL, StillRows } from './queue-rows.js';
import { useReviewKeys } from './review/use-review-keys.js';
import { useEnterInField } from './rows-by-keys.js';
import { isSumming, SUMMING_PAUSE } from './summing.js';
import { useTicksOfRows } from './ticks-of-rows.js';
import { useKnownFilters, useListError } from './unknown-filters.js';
import { usePermission } from './use-permission.js';
import { WhileShown } from './WhileShown.js';

interface Props {
  readonly children: ReactNode;
  readonly filters?: ReactElement[];
  readonly sort?: SortPayload;
  readonly title: string;
  readonly perPage?: number;
  /** Milliseconds between refreshes of a list that updates by itself. */
  readonly refresh?: number;
  /** Milliseconds between checks for changes of a list whose rows stay until the changed ones are asked for. */
  readonly pollInterval?: number;
  readonly empty?: ReactElement | false;
  readonly canCreate?: boolean;
  /** Content above the table: a chart of its rows. */
  readonly above?: ReactNode;
  /** Wrapper between the list and its table, such as one that keeps rows up to date. */
  readonly inside?: ComponentType<{ children: ReactNode }>;
  readonly filterDefaultValues?: Record<string, unknown>;
  /** Further buttons of its header. */
  readonly actions?: ReactNode;
  /** Rows are stacked on a phone, by the columns that support it. */
  readonly isStacked?: boolean;
  /** False: its rows cannot be exported. */
  readonly canExport?: boolean;
}

type ActionProps = Pick<Props, 'filters' | 'canCreate' | 'canExport' | 'actions'> & {
  readonly isStacked: boolean;
};

/** Column chooser, if there are rows; on a phone the rows may be stacked. */
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
  const canAccess = usePermission(resource, 'create');
  // The button has the title of the page it opens.
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

/** The scroll position is kept for going back. */
const Placed = (props: Pick<ComponentProps<typeof HorizontalScroll>, 'name' | 'below' | 'children'>) => (
  <HorizontalScroll {...props} isBusy={useListContext().isPlaceholderData} kept={useKeptPlace()} />
);

/**
 * Rows with keyboard navigation, also from the search field. Unknown filters and selections of rows that are gone are
 * dropped.
 */
const WalkedRows = ({ children }: { children: ReactNode }) => {
  useEnterInField();
  useKnownFilters();
  useTicksOfRows();
  return children;
};

/** List of the back office: filters in the address, saved queries, column chooser, export. */
export const ListPage = (props: Props) => {
  const {
    children,
    filters,
    sort,
    title,
    perPage = 50,
    refresh,
    pollInterval,
    empty = false,
    canCreate = false,
  } = props;
  const {
    above,
    inside: Inside = pollInterval === undefined ? Fragment : StillRows,
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
      queryOptions={{
        onError,
        refetchInterval: ({ state }) => (isSumming(state.error) ? SUMMING_PAUSE : (refresh ?? false)),
        ...(isStill && STILL),
      }}
      authLoading={<PageSkeleton />}
      // The view itself says that the server is unreachable.
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
          <Inside {...(pollInterval !== undefined && { every: pollInterval })}>
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
