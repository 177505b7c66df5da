import { mailTemplate, plainMail } from '../mail-template.ts'
import type { AgreementDetails } from '../mail-data.ts'
import { dayAndHour } from '../spanish.ts'

/** Signed agreement with its whole text, for the client and for the business. */
export const agreementSignedMail = mailTemplate<AgreementDetails>()({
  words: {
    subject: 'Firmado: {acuerdo}',
    preview: 'Firmó {firmante} el {fecha}.',
    title: '{acuerdo}',
    paragraphs: ['{nombre}, este es el texto que firmó {firmante} el {fecha}. Guárdalo: es tu copia.'],
    action: 'Ver, guardar o imprimir',
    closing: 'Versión {version}. Huella SHA-256 del texto: {huella}',
  },
  facts: ({ name, title, signerName, signedAt, version, textSha256 }) => ({
    nombre: name,
    acuerdo: title,
    firmante: signerName,
    fecha: dayAndHour(signedAt),
    version: String(version),
    huella: textSha256,
  }),
  write: ({ paragraphs, ...words }, details) =>
    plainMail({ ...words, paragraphs: [...paragraphs, ...details.paragraphs] }, details),
})
