/** Handing in pictures and medical records. */
export const uploadsCopy = {
  tooLarge: 'Pesa más de 10 MB. Elige una foto más ligera o baja su resolución.',
  heic: 'Tu teléfono la guardó como HEIC y no la podemos abrir. En Ajustes, Cámara, Formatos elige «Más compatible», o envíala como JPG.',
  notPicture: 'Elige una foto en JPG, PNG o WebP.',
  notPictureOrPdf: 'Elige una foto en JPG, PNG o WebP, o un PDF.',
  empty: 'Ese archivo está vacío. Elige otro.',
  takePhoto: 'Tomar foto',
  pdf: 'PDF listo',
  sending: 'Subiendo…',
  onItsWay: 'En camino',
  percent: (percent: number) => `${percent} %`,
  again: 'Intentar otra vez',
} as const
