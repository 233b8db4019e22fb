import { BooleanInput, DataTable } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { useMay } from '../../ui/use-may.js';
import { type Description, titleOf, writtenIn } from './description.js';

const filters = [<BooleanInput key="is_shown" source="is_shown" label="Shown" />];

/** Rich texts of the customer app's pages. */
export const DescriptionList = () => {
  const canAccess = useMay('descriptions', 'edit');
  return (
    <ListPage title="Page texts" filters={filters} sort={{ field: 'group', order: 'ASC' }} canCreate>
      <DataTable<Description>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text="No text fits these filters." />}
      >
        <DataTable.Col<Description> source="group" label="Key" />
        <DataTable.Col<Description> label="Title" disableSort render={titleOf} />
        <DataTable.Col<Description>
          label="Languages"
          disableSort
          render={({ texts }) => writtenIn(texts).join(', ')}
        />
        <DataTable.Col<Description>
          source="is_shown"
          label="Shown"
          disableSort
          render={({ is_shown: isShown }) =>
            isShown ? <Pill label="Shown" tone="success" /> : <Pill label="Hidden" />
          }
        />
      </DataTable>
    </ListPage>
  );
};
