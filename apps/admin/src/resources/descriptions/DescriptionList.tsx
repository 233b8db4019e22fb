import { DataTable } from 'react-admin';
import { contentFilters, StatePill } from '../../ui/content/content-state.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { useMay } from '../../ui/use-may.js';
import { type Description, titleOf } from './description.js';

/** Rich texts of the customer app's pages. */
export const DescriptionList = () => {
  const canAccess = useMay('descriptions', 'edit');
  return (
    <ListPage title="Page texts" filters={contentFilters} sort={{ field: 'group', order: 'ASC' }} canCreate>
      <DataTable<Description>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text="No text fits these filters." />}
      >
        <DataTable.Col<Description> source="group" label="Key" />
        <DataTable.Col<Description> label="Title" disableSort render={titleOf} />
        <DataTable.Col<Description>
          label="State"
          disableSort
          render={({ state }) => <StatePill state={state} />}
        />
        <DataTable.Col<Description>
          label="Languages"
          disableSort
          render={({ texts }) => <LanguageMarks written={writtenIn(texts)} />}
        />
      </DataTable>
    </ListPage>
  );
};
