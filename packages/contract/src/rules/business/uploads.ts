/**
 * Maximum size of a picture or medical record, 10 MB (docs/security.md#input). Checked by screens before and
 * by the server after sending.
 */
export const largestUploadBytes = 10 * 1024 * 1024
