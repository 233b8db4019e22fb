import { DataTable, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { cut } from '../../ui/cut.js';
import { TermsList } from '../../ui/terms/TermsList.js';
import { languagesOf, type Template, useQueues } from './template.js';

const QueueFilter = () => (
  <SelectInput source="queue" label={t('reasons.queue')} choices={useQueues()} sx={{ minWidth: 180 }} />
);

const QueueName = ({ queue }: Template) => useQueues().find(({ id }) => id === queue)?.name ?? queue;

/** Rejection templates, in the order in which they are offered. */
export const TemplateList = () => (
  <TermsList
    resource="reason-templates"
    title={t('reasons.templates')}
    rule={t('reasons.pickedWithT')}
    empty={t('reasons.noTemplateFits')}
    unfiltered={t('reasons.noneYet')}
    filters={[<QueueFilter key="queue" />]}
  >
    <DataTable.Col<Template>
      source="queue"
      label={t('reasons.queue')}
      render={(row) => <QueueName {...row} />}
    />
    <DataTable.Col<Template> source="name" label={t('common.name')} disableSort cellSx={cut(240)} />
    <DataTable.Col<Template>
      label={t('reasons.english')}
      disableSort
      render={({ texts }) => texts.en}
      cellSx={cut(420, 240)}
    />
    <DataTable.Col<Template>
      label={t('common.languages')}
      disableSort
      render={({ texts }) => <LanguageMarks written={languagesOf(texts)} />}
    />
  </TermsList>
);
