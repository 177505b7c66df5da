/** What is said of a file that is not taken. */
export const fileSentences = {
  tooManyPixels: 'Esa foto tiene demasiados píxeles. Envía una de hasta 40 megapixeles.',
  unreadablePhoto: 'No pudimos abrir esa foto. Guárdala de nuevo como JPG y envíala otra vez.',
  unsafePdf: 'Ese PDF no se puede guardar. Envía una foto de la cartilla o un PDF sencillo.',
  photoOrPdf: 'Envía una foto en JPG, PNG o WebP, o un PDF.',
  sendAsForm: 'Envía el archivo como multipart/form-data.',
  chooseFile: 'Elige un archivo.',
  brokenForm: 'El archivo no llegó completo. Envíalo otra vez.',
  emptyFile: 'Ese archivo está vacío.',
  recordIsVerified: 'Ese papel ya está verificado y no cambia.',
  alreadyIdentified: 'Tu identificación ya está registrada.',
} as const
