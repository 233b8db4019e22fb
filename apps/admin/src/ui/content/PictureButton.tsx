import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { isNowhere } from '../enter-page.js';
import { choosePicture } from './choose-picture.js';

/** Inserts a picture from this computer at the cursor of the text `source`. */
export const PictureButton = ({ source }: { source: string }) => {
  const editor = useTiptapEditor();
  const { control, getValues, setValue } = useFormContext();
  const notify = useNotify();
  const insert = (src: string, pressed: Element | null): void => {
    // The text of another language is shown by now.
    if (editor.isDestroyed) {
      const text: unknown = getValues(source);
      const picture = Object.assign(document.createElement('img'), { src }).outerHTML;
      setValue(source, `${typeof text === 'string' ? text : ''}<p>${picture}</p>`, { shouldDirty: true });
      return;
    }
    // Whoever writes in another field by now keeps the focus, and a passage selected since is not replaced.
    const isHere = document.activeElement === pressed || editor.isFocused || isNowhere();
    const chain = isHere ? editor.chain().focus() : editor.chain();
    chain.insertContentAt(editor.state.selection.to, { type: 'image', attrs: { src } }).run();
  };
  const put = async (): Promise<void> => {
    const pressed = document.activeElement;
    try {
      await choosePicture(control, (src) => insert(src, pressed));
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
