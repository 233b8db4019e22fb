import { Typography } from '@mui/material';
import { type ReasonTemplateRow, reasonIn } from '@truemark/contracts/admin';
import { isLanguageCode, languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { Link, useGetList } from 'react-admin';
import { t } from '../../texts/texts.js';
import { usePermission } from '../use-permission.js';
import { KeyedSelect } from './KeyedSelect.js';
import { type OfferedReason, suggestedReasons } from './suggested-reasons.js';
import { useReviewKeys } from './use-review-keys.js';

export interface TemplatesOf {
  /** Resource whose rows are rejected. */
  readonly queue: string;
  /** Language that the customer reads. */
  readonly lang: string;
}

interface Props extends TemplatesOf {
  readonly onPick: (text: string) => void;
}

/** Link to create the first template, if there is none. */
const NoTemplates = ({ isSuggested }: { isSuggested: boolean }) => {
  const mayMake = usePermission('reason-templates', 'create');
  if (mayMake !== true) return null;
  return (
    <Typography variant="caption" color="textSecondary">
      {t(isSuggested ? 'ui.suggestedUntilOwn' : 'ui.noTemplatesYet')}{' '}
      <Link to="/reason-templates/create">{t('ui.makeOne')}</Link>
    </Typography>
  );
};

/** Text templates, or suggestions until there are some: inserted by `t` and a digit, in the customer's language. */
export const ReasonTemplates = ({ queue, lang, onPick }: Props) => {
  const [isOpen, setIsOpen] = useState(false);
  const { data = [], isPending } = useGetList<ReasonTemplateRow>('reason-templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'sort', order: 'ASC' },
    filter: { queue, is_enabled: true },
  });
  const isOwn = data.length > 0;
  const offered: readonly OfferedReason[] = isOwn || isPending ? data : suggestedReasons(queue);
  useReviewKeys({ t: () => setIsOpen(offered.length > 0) });
  if (offered.length === 0) return isPending ? null : <NoTemplates isSuggested={false} />;
  const language = isLanguageCode(lang) ? languageOf(lang).name : lang;
  const select = (
    <KeyedSelect
      label={t('ui.templateT')}
      value=""
      none={t('ui.pickATemplate')}
      choices={offered.map(({ id, name, texts }) => ({
        id: String(id),
        name: texts[lang] ? name : t('ui.templateInEnglish', { name }),
        caption: reasonIn(texts, lang),
      }))}
      hint={t('ui.inTheCustomersLanguage', { language })}
      open={isOpen}
      onOpen={setIsOpen}
      onChoose={(id) => {
        const picked = offered.find((each) => String(each.id) === id);
        if (picked) onPick(reasonIn(picked.texts, lang));
      }}
    />
  );
  if (isOwn) return select;
  return (
    <>
      {select}
      <NoTemplates isSuggested />
    </>
  );
};
