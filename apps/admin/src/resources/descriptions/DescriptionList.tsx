import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { contentFilters, StatePill } from '../../ui/content/content-state.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { readIn } from '../../ui/content/written-in.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { usePermission } from '../../ui/use-permission.js';
import { type Description, titleOf } from './description.js';
import { TextKey } from './TextKey.js';
import { usePlace } from './use-place.js';

/** Where a text is shown, in words if a product's pages read it, with its key. */
const Place = ({ row: { group } }: { row: Description }) => (
  <>
    {usePlace(group)}
    <TextKey of={group} />
  </>
);

/** Rich texts of the customer app's pages. */
export const DescriptionList = () => {
  const canAccess = usePermission('descriptions', 'edit');
  return (
    <ListPage
      title={t('descriptions.pageTexts')}
      filters={contentFilters}
      sort={{ field: 'group', order: 'ASC' }}
      canCreate
    >
      <DataTable<Description>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyRows text={t('descriptions.noTextFitsTheseFilters')} />}
      >
        <DataTable.Col<Description>
          source="group"
          label={t('descriptions.whereItIsShown')}
          render={(row) => <Place row={row} />}
          cellSx={() => ({ py: 1 })}
        />
        <DataTable.Col<Description> label={t('common.title')} disableSort render={titleOf} />
        <DataTable.Col<Description>
          label={t('common.state')}
          disableSort
          render={({ state }) => <StatePill state={state} />}
        />
        <DataTable.Col<Description>
          label={t('common.languages')}
          disableSort
          render={({ texts, older }) => <LanguageMarks written={readIn(texts)} older={older} />}
        />
      </DataTable>
    </ListPage>
  );
};
