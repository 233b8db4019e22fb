import english from 'ra-language-english';

/** What react-admin says by itself, where it would speak of elements and clients. */
export const reactAdminEn = {
  ra: {
    ...english.ra,
    action: { ...english.ra.action, update_application: 'Reload' },
    message: {
      ...english.ra.message,
      error: 'This could not be shown. Please try again; if it happens again, tell whoever runs the machine.',
      invalid_form: 'Some fields need another look.',
      unsaved_changes: 'What you changed is not saved. Leave it?',
      placeholder_data_warning: 'The server does not answer: these rows may be old.',
    },
    navigation: {
      ...english.ra.navigation,
      no_filtered_results: 'Nothing fits these filters.',
      no_results: 'Nothing here yet.',
    },
    notification: {
      ...english.ra.notification,
      updated: 'Saved |||| %{smart_count} saved',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} deleted',
      bad_item: 'Another row was meant',
      item_doesnt_exist: 'It is not there any more',
      http_error: 'The server does not answer',
      data_provider_error: 'The server’s answer was not understood',
      not_authorized: 'Your role may not do this.',
      offline: 'No connection to the server.',
      logged_out: 'Your session has ended. Please sign in again.',
    },
  },
};
