/** Messages about rejected files. */
export const fileSentences = {
  tooManyPixels: 'Esa foto tiene demasiados píxeles. Envía una de hasta 40 megapixeles.',
  unreadableHeic:
    'No pudimos convertir esa foto HEIC. En tu iPhone abre Ajustes, Cámara, Formatos, elige «Más compatible» y tómala otra vez; o envíala como JPG.',
  unreadablePhoto: 'No pudimos abrir esa foto. Guárdala de nuevo como JPG y envíala otra vez.',
  tooCostly:
    'Ese archivo tardó demasiado en leerse y lo dejamos. Descárgalo o guárdalo de nuevo y envíalo otra vez.',
  unsafePdf: 'Ese PDF no se puede guardar. Envía una foto de la cartilla o un PDF sencillo.',
  photoOrPdf: 'Envía una foto (JPG, PNG, WebP, HEIC, AVIF o TIFF) o un PDF.',
  iconIsSquare: 'El icono va cuadrado, de 512 px o más por lado. Recórtalo y envíalo otra vez.',
  sendAsForm: 'Envía el archivo como multipart/form-data.',
  chooseFile: 'Elige un archivo.',
  brokenForm: 'El archivo no llegó completo. Envíalo otra vez.',
  emptyFile: 'Ese archivo está vacío.',
  recordIsVerified: 'Ese papel ya está verificado y no cambia.',
  /** Names under which PDFs are downloaded. */
  proofOf: (dogName: string) => `Papel de ${dogName}.pdf`,
  identification: 'Identificación.pdf',
  receipt: 'Comprobante.pdf',
  transferProof: 'Comprobante de transferencia.pdf',
  tooManyProofs: (most: number) => `Ya enviaste ${most} comprobantes. Escríbenos si falta alguno.`,
  alreadyIdentified: 'Tu identificación ya está registrada.',
} as const
