import type { ReactElement } from 'react';
import { TabbedForm } from 'react-admin';
import { KEEP_TYPED } from '../../ui/EditForm.js';
import { LotPreviewOfForm } from './FormPreviews.js';
import { LeverageFields } from './LeverageFields.js';
import { SessionFields } from './SessionFields.js';
import { SourceFields } from './SourceFields.js';
import { TermFields } from './TermFields.js';

interface Props {
  readonly toolbar?: ReactElement;
  readonly defaultValues?: object;
  readonly isNew: boolean;
}

export const SymbolForm = ({ toolbar, defaultValues, isNew }: Props) => (
  <TabbedForm
    resetOptions={KEEP_TYPED}
    {...(toolbar && { toolbar })}
    {...(defaultValues && { defaultValues })}
  >
    <TabbedForm.Tab label="Terms">
      <TermFields isNew={isNew} />
      <LotPreviewOfForm />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Leverage">
      <LeverageFields />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Sessions">
      <SessionFields />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Price source">
      <SourceFields />
    </TabbedForm.Tab>
  </TabbedForm>
);
