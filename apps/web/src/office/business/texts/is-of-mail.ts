/** Whether a text, or the page it is kept under, is of a mail. */
export const isOfMail = (keyOrPage: string) => keyOrPage.startsWith('mails.')
