/** A picture or a medical record may be 10 MB (docs/security.md#input); asked by screens before sending and by the server after. */
export const largestUploadBytes = 10 * 1024 * 1024
