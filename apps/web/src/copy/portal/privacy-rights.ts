import { inWordOfBusiness } from '../shared/in-word-of-business.ts'
import type { PrivacyRequest, PrivacyRight } from '@rumi/contract'

/** `/mi-cuenta/perfil/mis-datos`. */
export const ownDataCopy = inWordOfBusiness({
  title: 'Lo que guardamos de ti',
  lead: (when: string) => `Todo lo que guardamos de ti y de tus rumis, hasta el ${when}.`,
  back: 'Perfil',
  workbook: 'Descargar en Excel',
  json: 'Descargar como datos (JSON)',
  downloaded: 'Descargamos tus datos.',
  nothing: 'Nada todavía.',
  count: (rows: number) => (rows === 1 ? '1 registro' : `${rows} registros`),
  more: 'Ver más',
  record: (title: string, number: number) => `${title}, ${number}`,
  yes: 'Sí',
  no: 'No',
} as const)

/** Names of the privacy rights with an explanation. */
export const privacyRightCopy: Record<PrivacyRight, { label: string; means: string }> = {
  access: { label: 'Acceso', means: 'Saber qué datos tuyos tenemos y cómo los usamos.' },
  rectification: { label: 'Rectificación', means: 'Corregir un dato equivocado o incompleto.' },
  cancellation: { label: 'Cancelación', means: 'Que borremos tus datos.' },
  opposition: { label: 'Oposición', means: 'Que dejemos de usar tus datos para algo.' },
  revocation: { label: 'Revocar mi consentimiento', means: 'Retirar un permiso que nos diste.' },
  limitation: { label: 'Limitar el uso', means: 'Que usemos tus datos solo para lo necesario.' },
}

/** Status of a request. */
export const privacyStatusCopy: Record<PrivacyRequest['status'], string> = {
  received: 'En revisión',
  granted: 'Procede',
  refused: 'No procede',
  done: 'Cumplida',
}

/** Steps of a request. */
export const privacyStepCopy: Record<PrivacyRequest['steps'][number]['step'], string> = {
  received: 'Se recibió',
  extended: 'Se amplió el plazo',
  granted: 'Procede',
  refused: 'No procede',
  done: 'Se cumplió',
  closed: 'Terminó al cerrar la cuenta',
}

/** `/mi-cuenta/perfil/derechos`. */
export const dataRightsCopy = {
  title: 'Tus derechos sobre tus datos',
  lead: 'Pide lo que la ley te da y sigue aquí tu solicitud. Es gratis.',
  back: 'Perfil',
  ask: 'Hacer una solicitud',
  right: 'Qué pides',
  choose: 'Elige un derecho',
  message: 'Cuéntanos qué pides',
  messageHint: {
    access: 'Si buscas algo en particular, dilo.',
    rectification: 'Di qué dato está mal y cómo debe quedar. Si hace falta un documento, te lo pedimos.',
    cancellation: 'Di qué datos quieres que borremos. Si es todo, puedes cerrar tu cuenta hoy mismo.',
    opposition: 'Di para qué no quieres que usemos tus datos y por qué.',
    revocation: 'Di qué permiso retiras.',
    limitation: 'Di qué uso quieres limitar.',
  } satisfies Record<PrivacyRight, string>,
  terms: 'Te respondemos en 20 días hábiles. Si procede, lo cumplimos en los 15 siguientes.',
  send: 'Enviar solicitud',
  sent: 'La recibimos. Te avisamos por correo en cada paso.',
  now: {
    access: 'No tienes que esperar: descarga todo lo que guardamos de ti.',
    cancellation: 'No tienes que esperar: puedes cerrar tu cuenta tú mismo.',
    link: { access: 'Ir a descargar mis datos', cancellation: 'Ir a cerrar mi cuenta' },
  },
  mine: 'Tus solicitudes',
  none: 'Todavía no has hecho ninguna.',
  asked: (day: string) => `Hecha el ${day}`,
  answerBy: (day: string) => `Te respondemos a más tardar el ${day}.`,
  doneBy: (day: string) => `La cumplimos a más tardar el ${day}.`,
  notice: 'Leer el aviso de privacidad',
} as const

/** `/oficina/privacidad`. */
export const officePrivacyCopy = {
  title: 'Privacidad',
  lead: 'Lo que las personas piden sobre sus datos. La ley da 20 días hábiles para responder y 15 más para cumplir; cada plazo se amplía una sola vez.',
  filters: 'Cuáles',
  states: { open: 'Por atender', ended: 'Terminadas' },
  caption: 'Solicitudes sobre datos',
  emptyTitle: { open: 'Nada por atender', ended: 'Ninguna ha terminado' },
  emptyText: {
    open: 'Cuando alguien ejerza un derecho sobre sus datos, aparece aquí con su fecha límite.',
    ended: 'Las que respondas y cumplas se quedan aquí, con cada paso.',
  },
  left: (days: number) =>
    days === 0
      ? 'Vence hoy'
      : days < 0
        ? `Vencida hace ${-days} ${days === -1 ? 'día hábil' : 'días hábiles'}`
        : days === 1
          ? 'Queda 1 día hábil'
          : `Quedan ${days} días hábiles`,
  answerBy: (day: string) => `Responder a más tardar el ${day}`,
  doneBy: (day: string) => `Cumplir a más tardar el ${day}`,
  noWords: 'No escribió más.',
  somebody: 'alguien que ya no está',
  history: 'Qué ha pasado',
  client: 'Ver su ficha',
  accessHelp:
    'Puede descargar sus datos desde su perfil. Si los pide por otro medio, dile cómo se los entregas.',
  cancellationHelp:
    'Cerrar su cuenta, desde su ficha o su perfil, borra sus datos y da por cumplida la solicitud.',
  actions: {
    grant: 'Procede',
    refuse: 'No procede',
    complete: 'Ya se cumplió',
    extend: 'Ampliar plazo',
  },
  dialogs: {
    grant: { title: 'Responder que procede', hint: 'Di qué vas a hacer. Tienes 15 días hábiles desde hoy.' },
    refuse: { title: 'Responder que no procede', hint: 'Di el motivo, con claridad: la ley lo pide.' },
    complete: { title: 'Dar por cumplida', hint: 'Di qué se hizo.' },
    extend: {
      title: 'Ampliar el plazo',
      hint: 'Di qué circunstancias lo justifican. Solo se puede una vez.',
    },
  },
  words: 'Lo que le decimos',
  send: 'Guardar y avisar',
  saved: (name: string) => `Guardado. Le avisamos a ${name} por correo.`,
} as const
