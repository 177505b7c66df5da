/** True if a text key or page belongs to a mail. */
export const belongsToMail = (keyOrPage: string) => keyOrPage.startsWith('mails.')
