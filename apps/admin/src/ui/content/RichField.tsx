import { languageOf } from '@truemark/i18n';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import type { Validator } from 'react-admin';
import { t } from '../../texts/texts.js';
import { HeadingButtons } from './HeadingButtons.js';
import { PictureButton } from './PictureButton.js';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly lang: string;
  readonly validate?: Validator;
}

/** Rich text in one language, with what the server lets through: nothing else is offered. */
export const RichField = ({ source, label, lang, validate }: Props) => {
  const editorOptions = useMemo(() => {
    const { tag, direction } = languageOf(lang);
    const attributes = {
      ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...{ lang: tag, dir: direction, style: 'min-height: 380px' },
    };
    return { ...DefaultEditorOptions, editorProps: { attributes } };
  }, [lang, label]);
  return (
    <RichTextInput
      source={source}
      label={label}
      validate={validate}
      editorOptions={editorOptions}
      helperText={t('ui.paragraphsHeadingsListsLinksEmphasisAnd')}
      toolbar={
        <RichTextInputToolbar>
          <HeadingButtons />
          <FormatButtons size="small" />
          <ListButtons size="small" />
          <LinkButtons size="small" />
          <PictureButton />
          <QuoteButtons size="small" />
          <ClearButtons size="small" />
        </RichTextInputToolbar>
      }
    />
  );
};
