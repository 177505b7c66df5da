import { inWordOfBusiness } from './in-word-of-business.ts'
import type { IncidentKind, IncidentRole, NotifiedWay } from '@rumi/contract'

export const incidentKindNames: Readonly<Record<IncidentKind, string>> = {
  bite: 'Mordida',
  fight: 'Pelea',
  injury: 'Lesión',
  illness: 'Malestar',
  escape: 'Escape',
  damage: 'Daño',
  other: 'Otro',
}

export const incidentRoleNames: Readonly<Record<IncidentRole, string>> = {
  hurt: 'Salió lastimado',
  involved: 'Participó',
}

export const notifiedWayNames: Readonly<Record<NotifiedWay, string>> = {
  'in-person': 'En persona',
  phone: 'Por teléfono',
  message: 'Por mensaje',
}

export const incidentFields = inWordOfBusiness({
  kind: '¿Qué pasó?',
  occurredOn: 'Fecha',
  occurredAt: 'Hora',
  place: 'Dónde',
  description: 'Cómo fue',
  descriptionHint: 'Su familia lee esto. Los nombres de otros perros y familias no se envían.',
  witnesses: 'Quién lo vio',
  witnessesHint: 'Solo lo lee el equipo.',
  firstAid: 'Qué hicimos',
  vet: 'Veterinario',
  dogs: 'Rumis',
  addDog: (isFirst: boolean) => (isFirst ? '¿A qué rumi?' : 'Agregar a otro rumi'),
  photos: 'Fotos',
  notice: 'Aviso a la familia',
  noticeHow: 'Cómo se avisó',
  noNotice: 'Todavía no se avisa',
  noticeBy: 'Quién avisó',
})

/** Incidents in the office. */
export const officeIncidentsCopy = inWordOfBusiness({
  title: 'Incidentes',
  lead: 'Lo que pasó con los rumis, con su seguimiento.',
  one: 'Incidente',
  back: 'Incidentes',
  newOne: 'Anotar incidente',
  boardLink: 'Incidente',
  of: (dogs: string) => `Incidente de ${dogs}`,
  fact: (day: string, kind: string) => `Incidente del ${day}: ${kind.toLowerCase()}`,
  emptyTitle: 'Sin incidentes',
  emptyText: 'Cuando algo pase con un rumi, anótalo aquí.',
  noneOfDog: 'Sin incidentes.',
  draft: 'Borrador',
  sent: 'Enviado',
  sentOn: (day: string, by: string) => `Enviado el ${day} por ${by}`,
  kinds: 'Filtrar por tipo',
  allKinds: 'Todos',
  allDays: 'Todas las fechas',
  counted: (count: number) => (count === 1 ? '1 incidente' : `${count} incidentes`),
  more: 'Ver más',
  save: 'Guardar',
  saved: 'Incidente guardado',
  addPhoto: 'Tomar o elegir foto',
  photoOf: (dog: string) => `Foto de ${dog}`,
  removeDog: (dog: string) => `Quitar a ${dog}`,
  removePhoto: 'Quitar la foto',
  needsKind: 'Elige qué pasó.',
  needsDog: 'Elige a qué rumi le pasó.',
  edit: 'Completar',
  send: 'Enviar a su familia',
  sendTitle: '¿Enviar el incidente?',
  sendText:
    'Cada familia recibe un correo y un aviso sobre su propio rumi. Después ya no cambia: solo se le agrega seguimiento.',
  whatTheyRead: (dog: string) => `Lo que lee la familia de ${dog}:`,
  sendNow: 'Enviar',
  done: 'Incidente enviado',
  discard: 'Descartar',
  discardTitle: '¿Descartar el borrador?',
  discardText: 'Se borra con sus fotos.',
  discarded: 'Borrador descartado',
  notes: 'Seguimiento',
  noNotes: 'Sin seguimiento.',
  newNote: 'Nuevo seguimiento',
  addNote: 'Agregar',
  print: 'Imprimir',
  missingTitle: 'Ese incidente no existe',
  missingText: 'Quizá lo descartaron.',
})

/** Incidents for the owner. */
export const ownIncidentsCopy = {
  title: 'Incidentes',
  line: (kind: string, day: string) => `${kind}, ${day}`,
  photo: (dog: string) => `Foto de ${dog}`,
}
