import { inWordOfBusiness } from './in-word-of-business.ts'
import type { DogAppetite, DogGames, DogMood, DogRest } from '@rumi/contract'

/** A dog's day in words. */
export const dayWordsCopy = {
  mood: {
    question: '¿Cómo estuvo de ánimo?',
    label: 'Ánimo',
    words: { happy: 'Feliz', calm: 'En calma', shy: 'Con pena', restless: 'Con mucha pila' } satisfies Record<
      DogMood,
      string
    >,
  },
  ate: {
    question: '¿Comió?',
    label: 'Comió',
    words: { all: 'Todo', some: 'Un poco', nothing: 'Nada' } satisfies Record<DogAppetite, string>,
  },
  played: {
    question: '¿Jugó?',
    label: 'Jugó',
    words: { lots: 'Muchísimo', some: 'Un rato', little: 'Poquito' } satisfies Record<DogGames, string>,
  },
  rest: {
    question: '¿Descansó?',
    label: 'Descansó',
    words: { deep: 'Siesta profunda', naps: 'Siestas cortas', none: 'No quiso dormir' } satisfies Record<
      DogRest,
      string
    >,
  },
} as const

/** `/oficina/reportes`, written on a phone in the yard. */
export const officeReportsCopy = inWordOfBusiness({
  title: 'Reportes del día',
  sent: (count: number, all: number) => `${count} de ${all} enviados`,
  sentLabel: 'Enviados',
  states: { none: 'Falta', draft: 'Borrador', sent: 'Enviado' },
  write: (dog: string) => `Escribir el reporte de ${dog}`,
  read: (dog: string) => `Ver el reporte de ${dog}`,
  emptyTitle: 'Nadie estuvo en la casa',
  emptyText: 'Los reportes son de los perros que entraron ese día. Registra su entrada en la agenda.',
  toBoard: 'Ir a la agenda',
  back: 'Reportes del día',
  of: (dog: string) => `El día de ${dog}`,
  oneReport: 'Reporte',
  notHereTitle: 'Ese reporte no se puede abrir',
  words: 'Cuéntale a su familia',
  wordsHint: 'Una o dos frases bastan.',
  quickLabel: 'Frases para agregar',
  quick: [
    'Hizo una nueva amistad.',
    'Corrió por todo el patio.',
    'Se echó al sol.',
    'Pidió mimos todo el día.',
    'Se portó de maravilla.',
    'Prefirió la sombra y la calma.',
  ],
  photos: 'Fotos',
  photosHint: (max: number) => `Hasta ${max}.`,
  take: 'Tomar foto',
  choose: 'Elegir fotos',
  photoOf: (turn: number) => `Foto ${turn}`,
  removePhoto: (turn: number) => `Quitar la foto ${turn}`,
  retryPhoto: 'Reintentar',
  dropPhoto: 'Descartar esta foto',
  uploading: (percent: number) => `Subiendo, ${percent} %`,
  waiting: 'En espera',
  tooMany: (max: number) => `Un reporte lleva ${max} fotos a lo más. Las demás no se agregaron.`,
  saved: 'Borrador guardado',
  saving: 'Guardando…',
  unsaved: 'Sin guardar todavía',
  offline: 'Sin señal: se guarda en cuanto vuelva',
  merged: 'Alguien más escribió en este reporte. Conservamos lo tuyo y lo suyo.',
  send: (owner: string) => `Enviar a ${owner}`,
  sendNow: 'Enviar',
  sendAll: (count: number) => `Enviar todos (${count})`,
  askAllTitle: (count: number) => (count === 1 ? '¿Enviar 1 reporte?' : `¿Enviar ${count} reportes?`),
  askAllText: (families: number) =>
    `${families === 1 ? 'Una familia recibe' : `${families} familias reciben`} un solo aviso y correo con todos sus rumis. Una vez enviados ya no cambian.`,
  withoutMood: (count: number) =>
    count === 1
      ? 'A un borrador le falta el ánimo: se queda en borrador.'
      : `A ${count} borradores les falta el ánimo: se quedan en borrador.`,
  sentAll: (count: number) => (count === 1 ? '1 reporte enviado' : `${count} reportes enviados`),
  askTitle: (dog: string, owner: string) => `¿Enviar el día de ${dog} a ${owner}?`,
  askText: 'Le llega un aviso y un correo. Una vez enviado ya no cambia.',
  needsMood: 'Elige cómo estuvo de ánimo antes de enviarlo.',
  photosPending: 'Espera a que terminen de subir las fotos, o descarta las que fallaron.',
  done: (dog: string, owner: string) => `Enviado: ${owner} ya puede ver el día de ${dog}.`,
  sentOn: (day: string, theHour: string) => `Enviado el ${day} a ${theHour}. Ya no cambia.`,
  noWords: 'Sin palabras.',
  boardLink: 'Reporte',
  boardLinkOf: (dog: string) => `Reporte de ${dog}`,
} as const)

/** Report cards for the owner. */
export const reportsCopy = {
  title: 'Su día con nosotros',
  ofDog: (dog: string) => `Los días de ${dog}`,
  dayOf: (dog: string) => `El día de ${dog}`,
  back: 'Reservas',
  signed: 'El equipo de {casa}',
  sentAt: (theHour: string) => `Enviado a ${theHour}`,
  reply: 'Responder',
  replyLabel: 'Tu respuesta',
  sendReply: 'Enviar respuesta',
  replySent: 'Enviada. La leemos en la oficina.',
  photoOf: (dog: string, turn: number, all: number) => `${dog}, foto ${turn} de ${all}`,
  openPhoto: (dog: string, turn: number) => `Ver en grande la foto ${turn} de ${dog}`,
  nextPhoto: 'Foto siguiente',
  previousPhoto: 'Foto anterior',
  emptyTitle: 'Todavía no hay reportes',
  emptyText: 'Cuando pase un día con nosotros, aquí te contamos cómo comió, jugó y durmió.',
  more: 'Ver días anteriores',
  section: 'Sus días con nosotros',
  latest: (day: string) => `El último, ${day}.`,
  all: 'Ver todos',
} as const
