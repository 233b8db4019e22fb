import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import {
  ColumnsButton,
  CreateButton,
  FilterButton,
  ListBase,
  ListView,
  Loading,
  Pagination,
  type SortPayload,
  TopToolbar,
  useResourceContext,
} from 'react-admin';
import { useProducts } from '../product.js';
import { UntilRowsCome } from './ComingRows.js';
import { ExportList } from './ExportButton.js';
import { pageRange } from './page-range.js';
import { useEnterInField } from './rows-by-keys.js';
import { Scrolled } from './Scrolled.js';
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
  readonly empty?: ReactElement | false;
  readonly canCreate?: boolean;
  /** What stands over the table: a chart of its rows. */
  readonly above?: ReactNode;
  /** Stands between the list and its table, such as what keeps rows up to date. */
  readonly inside?: ComponentType<{ children: ReactNode }>;
  readonly filterDefaultValues?: Record<string, unknown>;
  /** Further buttons of its head. */
  readonly actions?: ReactNode;
  /** False: its rows cannot be had as a file. */
  readonly canExport?: boolean;
}

type ActionProps = Pick<Props, 'filters' | 'canCreate' | 'canExport' | 'actions'>;

const Actions = ({ filters, canCreate, canExport, actions }: ActionProps) => {
  const resource = useResourceContext() ?? '';
  const canAccess = useMay(resource, 'create');
  // The button is called as the page that it opens.
  const creates = useProducts().find(({ name }) => name === resource)?.creates;
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      <ColumnsButton />
      {actions}
      {canCreate && canAccess && <CreateButton label={creates} />}
      {canExport && <ExportList />}
    </TopToolbar>
  );
};

/** Handed on to the table's pagination, though not among the declared properties. */
const PAGE_RANGE = { labelDisplayedRows: pageRange };

/** Its rows are walked by keys, also from its field. */
const WalkedRows = ({ children }: { children: ReactNode }) => {
  useEnterInField();
  return children;
};

/** A list of the back office: filters in the address, saved queries, columns to choose, export. */
export const ListPage = (props: Props) => {
  const { children, filters, sort, title, perPage = 50, refresh, empty = false, canCreate = false } = props;
  const { above, inside: Inside = Fragment, filterDefaultValues, canExport = true } = props;
  return (
    <ListBase
      sort={sort}
      filterDefaultValues={filterDefaultValues}
      perPage={perPage}
      queryOptions={refresh ? { refetchInterval: refresh } : {}}
      authLoading={<Loading />}
      // The view says itself that nothing is reached.
      offline={false}
    >
      <WhileShown>
        <ListView
          title={title}
          actions={
            <Actions filters={filters} canCreate={canCreate} canExport={canExport} actions={props.actions} />
          }
          filters={filters}
          empty={empty}
          pagination={<Pagination rowsPerPageOptions={[25, 50, 100, 250]} {...PAGE_RANGE} />}
        >
          {above}
          <Inside>
            <Scrolled name={title} {...(Inside === Fragment && { below: 0 })}>
              <WalkedRows>
                <UntilRowsCome>{children}</UntilRowsCome>
              </WalkedRows>
            </Scrolled>
          </Inside>
        </ListView>
      </WhileShown>
    </ListBase>
  );
};
