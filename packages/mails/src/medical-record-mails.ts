import type { MailContent } from './mail-content.ts'
import type { MailData } from './mail-data.ts'

export const medicalRecordRefusedMail = ({
  name,
  dog,
  medicalRecord,
  reason,
  link,
}: MailData['medical-record-refused']): MailContent => ({
  subject: `Falta corregir un papel de ${dog}: ${medicalRecord}`,
  preview: reason,
  title: `Casi, ${name}`,
  paragraphs: [
    `Revisamos «${medicalRecord}» de ${dog} y todavía no podemos tomarlo en cuenta. Corrígelo o sube otra foto y lo revisamos de nuevo.`,
  ],
  facts: [{ label: 'Por qué', value: reason }],
  action: { label: 'Corregir el papel', href: link },
})

export const medicalRecordVerifiedMail = ({
  name,
  dog,
  medicalRecord,
  link,
}: MailData['medical-record-verified']): MailContent => ({
  subject: `Ya cuenta: ${medicalRecord} de ${dog}`,
  preview: 'Lo revisamos y está en orden.',
  title: `Listo, ${name}`,
  paragraphs: [`Revisamos «${medicalRecord}» de ${dog} y está en orden.`],
  action: { label: 'Ver su ficha', href: link },
})

export const identificationRefusedMail = ({
  name,
  link,
}: MailData['identification-refused']): MailContent => ({
  subject: 'Necesitamos otra foto de tu identificación',
  preview: 'No pudimos leer la que subiste y ya la borramos.',
  title: `Casi, ${name}`,
  paragraphs: [
    'No pudimos leer tu identificación y ya borramos esa foto. Sube otra donde se vean completos tu nombre, tu cara y la vigencia, o tráela a recepción.',
  ],
  action: { label: 'Subir otra foto', href: link },
})

export const identificationTakenMail = ({ name, link }: MailData['identification-taken']): MailContent => ({
  subject: 'Tu identificación quedó registrada',
  preview: 'Ya puedes reservar el hotel. Borramos la foto que subiste.',
  title: `Listo, ${name}`,
  paragraphs: ['Registramos tu identificación y borramos la foto. Ya puedes reservar noches de hotel.'],
  action: { label: 'Ver mi perfil', href: link },
})
