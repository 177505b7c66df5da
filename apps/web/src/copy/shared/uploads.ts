/** Uploads of pictures and medical records. */
export const uploadsCopy = {
  tooLarge: 'Pesa más de 10 MB. Elige una foto más ligera o baja su resolución.',
  notPicture: 'Elige una foto: JPG, PNG, WebP, HEIC, AVIF o TIFF.',
  notPictureOrPdf: 'Elige una foto (JPG, PNG, WebP, HEIC, AVIF o TIFF) o un PDF.',
  empty: 'Ese archivo está vacío. Elige otro.',
  takePhoto: 'Tomar foto',
  pdf: 'PDF listo',
  sending: 'Subiendo…',
  onItsWay: 'En camino',
  percent: (percent: number) => `${percent} %`,
  again: 'Intentar otra vez',
} as const
