import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { LANGUAGES } from '@truemark/i18n';
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { IconField } from './IconField.js';
import { MENU_GROUPS } from './menu-entry.js';
import { PathField } from './PathField.js';

const OTHERS = LANGUAGES.filter(({ code }) => code !== 'en');

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
        <Typography variant="body2">{t('menus.namesInOtherLanguagesWhereOne')}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4 }}>
          {OTHERS.map(({ code, name, direction }) => (
            <TextInput
              key={code}
              source={`name.${code}`}
              label={name}
              slotProps={{ htmlInput: { dir: direction } }}
            />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
    <PathField source="path" />
    <IconField source="icon" />
    <BooleanInput source="is_shown" label={t('menus.shown')} />
    <BooleanInput source="is_mobile" label={t('menus.onMobile2')} />
    <BooleanInput source="is_allow_demo" label={t('menus.forDemoCustomersToo')} />
  </>
);
