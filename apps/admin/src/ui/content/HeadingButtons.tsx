import { Box, ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { t } from '../../texts/texts.js';

/** Below the title, which is the first of them. */
const LEVELS = [2, 3];

/** Makes the paragraph of the cursor a heading, or a paragraph again. */
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
      {/* The bar makes its buttons' own letters as large as icons. */}
      <Box component="span" sx={{ fontWeight: 600, fontSize: 13, lineHeight: 1 }}>
        H{level}
      </Box>
    </ToggleButton>
  ));
};
