import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { LANGUAGES } from '@truemark/i18n';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { IconField } from './IconField.js';
import { MENU_GROUPS, type MenuEntry, namedIn } from './menu-entry.js';
import { PathField } from './PathField.js';

const OTHERS = LANGUAGES.filter(({ code }) => code !== 'en');

/** Names in the other languages; an empty field shows the fallback as its placeholder. */
const OtherNames = () => {
  const english: unknown = useWatch({ name: 'name.en' });
  const shown = typeof english === 'string' && english !== '';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
      {OTHERS.map(({ code, name, direction }) => (
        <TextInput
          key={code}
          source={`name.${code}`}
          label={name}
          {...(shown && { placeholder: english })}
          slotProps={{ htmlInput: { dir: direction }, inputLabel: shown ? { shrink: true } : {} }}
        />
      ))}
    </Box>
  );
};

/** Languages that have a name, and those that lack one. */
const Named = () => {
  const name: MenuEntry['name'] | undefined = useWatch({ name: 'name' });
  return <LanguageMarks written={name ? namedIn({ name }) : []} />;
};

export const MenuFields = () => (
  <>
    <SelectInput source="group" label={t('menus.group')} choices={[...MENU_GROUPS]} validate={required()} />
    <TextInput source="name.en" label={t('menus.nameEnglish')} validate={required()} />
    <Accordion
      slotProps={{ heading: { component: 'h2' } }}
      variant="outlined"
      disableGutters
      sx={{ width: '100%', mb: 4 }}
    >
      <AccordionSummary expandIcon={<ExpandMoreOutlined />}>
        <div>
          <Typography variant="body2">{t('menus.namesInOtherLanguagesWhereOne')}</Typography>
          <Typography variant="caption" component="div" color="textSecondary">
            <Named />
          </Typography>
        </div>
      </AccordionSummary>
      <AccordionDetails>
        <OtherNames />
      </AccordionDetails>
    </Accordion>
    <PathField source="path" />
    <IconField source="icon" />
    <BooleanInput source="is_shown" label={t('menus.shown')} />
    <BooleanInput source="is_mobile" label={t('menus.onMobile2')} />
    <BooleanInput source="is_allow_demo" label={t('menus.forDemoCustomersToo')} />
  </>
);
