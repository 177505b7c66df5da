import { mailTemplate, plainMail } from '../mail-template.ts'
import type { MailData } from '../mail-data.ts'

export const medicalRecordRefusedMail = mailTemplate<MailData['medical-record-refused']>()({
  words: {
    subject: 'Falta corregir un papel de {rumi}: {papel}',
    preview: '{motivo}',
    title: 'Casi, {nombre}',
    paragraphs: [
      'No pudimos aceptar el comprobante de la {papel} de {rumi}. Corrígelo o sube otra foto y lo revisamos de nuevo.',
    ],
    action: 'Corregir el papel',
  },
  facts: ({ name, dog, medicalRecord, reason }) => ({
    nombre: name,
    rumi: dog,
    papel: medicalRecord,
    motivo: reason,
  }),
  write: (text, { link, reason }) => ({
    ...plainMail(text, { link }),
    facts: [{ named: 'reason', value: reason }],
  }),
})

export const medicalRecordVerifiedMail = mailTemplate<MailData['medical-record-verified']>()({
  words: {
    subject: 'Aprobamos la {papel} de {rumi}',
    preview: 'La revisamos y está en orden.',
    title: 'Listo, {nombre}',
    paragraphs: ['Revisamos la {papel} de {rumi} y está en orden.'],
    action: 'Ver su ficha',
  },
  facts: ({ name, dog, medicalRecord }) => ({ nombre: name, rumi: dog, papel: medicalRecord }),
  write: plainMail,
})

/** Result of a dog's evaluation. */
export const evaluationRecordedMail = mailTemplate<MailData['evaluation-recorded']>()({
  words: {
    passed: {
      subject: '{rumi} pasó su evaluación',
      preview: 'Ya puede venir a la guardería.',
      title: '¡Bien, {nombre}!',
      paragraphs: ['Conocimos a {rumi} y se lleva bien con los demás. Su evaluación ya está en su ficha.'],
    },
    failed: {
      subject: '{rumi} todavía no pasa su evaluación',
      preview: 'Escríbenos: te contamos qué vimos y agendamos otra.',
      title: '{nombre}, todavía no',
      paragraphs: [
        'Ya conocimos a {rumi} y la guardería todavía no es para {rumi}. Escríbenos: te contamos qué vimos y agendamos otra evaluación.',
      ],
    },
    action: 'Ver su ficha',
  },
  facts: ({ name, dog }) => ({ nombre: name, rumi: dog }),
  write: (text, { passed, link }) =>
    plainMail({ ...(passed ? text.passed : text.failed), action: text.action }, { link }),
})

export const identificationRefusedMail = mailTemplate<MailData['identification-refused']>()({
  words: {
    subject: 'Necesitamos otra foto de tu identificación',
    preview: 'No pudimos leer la que subiste y ya la borramos.',
    title: 'Casi, {nombre}',
    paragraphs: [
      'No pudimos leer tu identificación y ya borramos esa foto. Sube otra donde se vean completos tu nombre, tu cara y la vigencia, o tráela a recepción.',
    ],
    action: 'Subir otra foto',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: plainMail,
})

export const identificationTakenMail = mailTemplate<MailData['identification-taken']>()({
  words: {
    subject: 'Tu identificación quedó registrada',
    preview: 'Ya puedes reservar el hotel. Borramos la foto que subiste.',
    title: 'Listo, {nombre}',
    paragraphs: ['Registramos tu identificación y borramos la foto. Ya puedes reservar noches de hotel.'],
    action: 'Ver mi perfil',
  },
  facts: ({ name }) => ({ nombre: name }),
  write: plainMail,
})
