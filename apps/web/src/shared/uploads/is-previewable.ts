/** Whether every browser shows a file as a picture; HEIC and TIFF are shown once the server has converted them. */
export const isPreviewable = ({ type }: Pick<File, 'type'>) => /^image\/(jpeg|png|webp|avif)$/.test(type)
