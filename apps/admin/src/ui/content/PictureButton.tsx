import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useNotify } from 'react-admin';
import { t } from '../../texts/texts.js';
import { choosePicture } from './choose-picture.js';

/** Inserts a picture from this computer at the cursor. */
export const PictureButton = () => {
  const editor = useTiptapEditor();
  const notify = useNotify();
  const put = async (): Promise<void> => {
    try {
      const src = await choosePicture();
      if (src !== null) editor.chain().focus().insertContent({ type: 'image', attrs: { src } }).run();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <ToggleButton
      value="picture"
      size="small"
      aria-label={t('common.picture')}
      title={t('common.picture')}
      disabled={!editor?.isEditable}
      onClick={() => void put()}
    >
      <ImageOutlined fontSize="inherit" />
    </ToggleButton>
  );
};
