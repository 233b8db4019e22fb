import { Alert, CardContent } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { TabbedForm } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Unsaved } from '../../ui/drafts/Unsaved.js';
import { FromTheFirst, KEEP_TYPED, SentByKeys } from '../../ui/EditForm.js';
import { RestsWhileSent } from '../../ui/RestsWhileSent.js';
import { LotPreviewOfForm } from './FormPreviews.js';
import { LeverageFields } from './LeverageFields.js';
import { SessionFields } from './SessionFields.js';
import { SourceFields } from './SourceFields.js';
import { TermFields } from './TermFields.js';
import { replacedBySaving } from './touches.js';
import { useSymbolNow } from './use-symbol-now.js';

interface Props {
  readonly toolbar?: ReactElement;
  readonly defaultValues?: object;
  readonly isNew: boolean;
}

const Content = ({ children }: { children?: ReactNode }) => (
  <CardContent>
    <Unsaved />
    {children}
    <SentByKeys />
    <RestsWhileSent />
  </CardContent>
);

const EditContent = ({ children }: { children?: ReactNode }) => {
  const symbol = useSymbolNow();
  const replaced = symbol ? replacedBySaving(symbol) : null;
  return (
    <Content>
      {replaced !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {replaced}
        </Alert>
      )}
      {children}
    </Content>
  );
};

const NewContent = ({ children }: { children?: ReactNode }) => (
  <Content>
    {children}
    <FromTheFirst />
  </Content>
);

export const SymbolForm = ({ toolbar, defaultValues, isNew }: Props) => (
  <TabbedForm
    noValidate
    resetOptions={KEEP_TYPED}
    component={isNew ? NewContent : EditContent}
    {...(toolbar && { toolbar })}
    {...(defaultValues && { defaultValues })}
  >
    <TabbedForm.Tab label={t('symbols.terms')}>
      <TermFields isNew={isNew} />
      <LotPreviewOfForm />
    </TabbedForm.Tab>
    <TabbedForm.Tab label={t('symbols.leverage')}>
      <LeverageFields />
    </TabbedForm.Tab>
    <TabbedForm.Tab label={t('symbols.sessions')}>
      <SessionFields />
    </TabbedForm.Tab>
    <TabbedForm.Tab label={t('symbols.priceSource')}>
      <SourceFields />
    </TabbedForm.Tab>
  </TabbedForm>
);
