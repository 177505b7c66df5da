/** Whether a text, or the page it is kept under, is of a letter. */
export const isOfLetter = (keyOrPage: string) => keyOrPage.startsWith('mails.')
