/** True if a text key or page belongs to a mail. */
export const isOfMail = (keyOrPage: string) => keyOrPage.startsWith('mails.')
