/** True if every browser can preview the file; HEIC and TIFF need conversion by the server. */
export const isPreviewable = ({ type }: Pick<File, 'type'>) => /^image\/(jpeg|png|webp|avif)$/.test(type)
