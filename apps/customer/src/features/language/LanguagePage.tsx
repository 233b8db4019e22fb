import Check from '@mui/icons-material/CheckRounded';
import { LANGUAGES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { language, pickLanguage } from '../../api/language.js';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { useBack } from '../navigation/useBack.js';

/** List of languages by their own names. Leaving the page restarts the app in the selected one. */
export function LanguagePage() {
  const { t } = useTranslation();
  const back = useBack();
  const spoken = language();
  return (
    <Page title={t('language.title')} onBack={back}>
      <CardList aria-label={t('language.title')}>
        {LANGUAGES.map(({ code, name, tag }) => (
          <ListRow
            key={code}
            title={<bdi lang={tag}>{name}</bdi>}
            end={code === spoken ? <Check titleAccess={t('ui.picked')} /> : undefined}
            arrow={false}
            onPress={() => {
              pickLanguage(code);
              back();
            }}
          />
        ))}
      </CardList>
    </Page>
  );
}
