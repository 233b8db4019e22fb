import { Box, ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { t } from '../../texts/texts.js';

/** Levels below the title, which is the first. */
const LEVELS = [2, 3];

/** Turns the current paragraph into a heading, or back. */
export const HeadingButtons = () => {
  const editor = useTiptapEditor();
  return LEVELS.map((level) => (
    <ToggleButton
      key={level}
      value={level}
      size="small"
      aria-label={t('ui.heading', { level })}
      title={t('ui.heading', { level })}
      disabled={!editor?.isEditable}
      onClick={() => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run()}
    >
      {/* The toolbar scales letters in its buttons to icon size. */}
      <Box component="span" sx={{ fontWeight: 600, fontSize: 13, lineHeight: 1 }}>
        H{level}
      </Box>
    </ToggleButton>
  ));
};
