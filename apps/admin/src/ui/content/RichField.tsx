import { Box } from '@mui/material';
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

/** The toolbar is one Tab stop: arrow keys move between its buttons. */
function stepByArrows(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const buttons = (): HTMLButtonElement[] => [...bar.querySelectorAll('button')];
  const enter = (chosen: HTMLButtonElement | undefined): void => {
    for (const each of buttons()) {
      const index = each === chosen ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const all = buttons().filter(({ disabled }) => !disabled);
    const at = all.findIndex((each) => each === document.activeElement);
    const next = all[(at + step + all.length) % all.length];
    event.preventDefault();
    enter(next);
    next?.focus();
  };
  const begin = (): void => {
    if (!bar.contains(document.activeElement)) enter(buttons().find(({ disabled }) => !disabled));
  };
  begin();
  // Buttons appear after the editor, and their tab order is set again whenever they become enabled.
  const watch = new MutationObserver(begin);
  watch.observe(bar, { childList: true, subtree: true, attributeFilter: ['disabled', 'tabindex'] });
  bar.addEventListener('keydown', press);
  return () => {
    watch.disconnect();
    bar.removeEventListener('keydown', press);
  };
}

interface Props {
  readonly source: string;
  readonly label: string;
  readonly lang: string;
  readonly validate?: Validator;
}

/** Rich-text field in one language, limited to the markup that the server accepts. */
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
      sx={{
        '& .MuiToggleButton-root': { minWidth: 30, minHeight: 30, p: 1 },
        '& .RaRichTextInput-editorContent .ProseMirror': {
          // Aligns the text with that of the fields above.
          paddingInline: '14px',
          '&, &:hover, &:focus': { bgcolor: 'background.paper' },
        },
      }}
      helperText={t('ui.paragraphsHeadingsListsLinksEmphasisAnd')}
      toolbar={
        <Box ref={stepByArrows} role="toolbar" aria-label={t('ui.layoutOfTheText')}>
          <RichTextInputToolbar>
            <HeadingButtons />
            <FormatButtons size="small" />
            <ListButtons size="small" />
            <LinkButtons size="small" />
            <PictureButton source={source} />
            <QuoteButtons size="small" />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        </Box>
      }
    />
  );
};
