import type {
  BookingAwait,
  MedicalRecordKind,
  MedicalRecordStateName,
  MedicalRecordTerms,
  RequirementKey,
} from '@rumi/contract'
import type { StateTone } from '../../ui/feedback/state-chip.tsx'

/** One page of a vaccination card that shows several medical records; read by owners and at the desk. */
export const recordsInPhotoCopy = {
  title: 'En la misma foto también está',
  appliedOn: (medicalRecord: string) => `Fecha de ${medicalRecord}`,
  expiresOn: (medicalRecord: string) => `Vence ${medicalRecord}`,
  needsDate: 'Escribe la fecha que dice la cartilla.',
} as const

/** Look and words of a medical record's state; always colour, icon and word together (docs/design.md#colour). */
export const medicalRecordStateCopy = {
  ok: { tone: 'ok', word: 'Al día' },
  expiring: { tone: 'soon', word: 'Por vencer' },
  expired: { tone: 'expired', word: 'Vencida' },
  'in-review': { tone: 'review', word: 'En revisión' },
  'first-day': { tone: 'soon', word: 'Su primer día' },
  missing: { tone: 'missing', word: 'Falta' },
} as const satisfies Record<MedicalRecordStateName, { tone: StateTone; word: string }>

/** The same for a requirement: an age is reached or not yet, never valid or missing. */
export function requirementStateCopy(
  requirement: RequirementKey,
  state: MedicalRecordStateName,
): { tone: StateTone; word: string } {
  if (requirement !== 'age') return medicalRecordStateCopy[state]
  return state === 'ok' ? { tone: 'ok', word: 'Cumple' } : { tone: 'missing', word: 'Todavía no' }
}

export const recordKindCopy = {
  vaccine: 'Vacuna',
  'deworming-internal': 'Desparasitación interna',
  'deworming-external': 'Desparasitación externa',
  evaluation: 'Evaluación de conducta',
  incident: 'Incidente',
  consultation: 'Consulta',
} as const satisfies Record<MedicalRecordKind, string>

/** Interval of a recurring requirement, from its number of days. */
function every(days: number) {
  if (days % 30 > 0) return `Cada ${days} días`
  return days === 30 ? 'Cada mes' : `Cada ${days / 30} meses`
}

/** A dog's medical records, as its owner sees them. */
export const medicalRecordsCopy = {
  services: 'A qué puede venir',
  serviceNames: {
    Guardería: 'Guardería',
    Hotel: 'Hotel',
    Grooming: 'Estética',
    Entrenamiento: 'Entrenamiento',
    Evento: 'Fiestas',
  },
  noMedicalRecordsNeeded: 'No pide papeles. Reserva con {aviso} de anticipación.',
  ownIdentification: 'Tu identificación',
  identificationWaits: 'La estamos revisando. Te avisamos en cuanto quede lista.',
  handIn: 'Subirla',
  ready: 'Todo en orden',
  readyFrom: (day: string) => `Desde el ${day}`,
  inReview: 'Papeles en revisión',
  needs: (count: number) => (count === 1 ? 'Falta 1 papel' : `Faltan ${count} papeles`),
  /** An age is no medical record: only time is missing. */
  needsTime: (day: string | null) => (day ? `Podrá venir desde el ${day}` : 'Todavía es muy joven'),
  firstDay: 'Puede reservar su primer día',
  evaluationFailed: 'No pasó su evaluación',
  readyText: 'Todo en orden. Puedes reservar su día.',
  awaitedText: {
    papers: 'Ya puedes reservar. La reserva queda por confirmar hasta que veamos sus papeles.',
    evaluation: 'Ya puedes reservar: en su primer día hacemos su evaluación.',
  } satisfies Record<BookingAwait, string>,
  evaluationFailedText: 'Escríbenos: te contamos qué vimos y agendamos otra evaluación.',
  readyFromText: (day: string, recent?: 'vaccine' | 'deworming') =>
    recent
      ? `Puede venir desde el ${day}, por su ${recent === 'vaccine' ? 'vacuna' : 'desparasitación'} reciente.`
      : `Con los papeles que tiene puede venir desde el ${day}.`,
  notReadyText: 'Esto es lo que falta para poder recibirlo:',
  until: (day: string) => `Vigente hasta el ${day}`,
  since: (day: string) => `Desde el ${day}`,
  expiredOn: (day: string) => `Venció el ${day}`,
  countsFrom: (day: string) => `Cuenta desde el ${day}`,
  reviewing: 'La estamos revisando. Te avisamos en cuanto quede lista.',
  whatToDo: ({ minimumAge, validity, firstDay }: MedicalRecordTerms): Record<RequirementKey, string> => ({
    multiple: 'Agrega la fecha de su última vacuna múltiple.',
    rabies: 'Agrega la fecha de su última vacuna de la rabia.',
    bordetella: 'Agrega la fecha de su última vacuna de bordetella.',
    parvovirus: 'Agrega la fecha de la vacuna que cubre parvovirus.',
    distemper: 'Agrega la fecha de la vacuna que cubre moquillo.',
    'deworming-internal': `${every(validity.dewormingInternalDays)}. Agrega la última.`,
    'deworming-external': `${every(validity.dewormingExternalDays)}. Agrega la última.`,
    evaluation: firstDay.evaluates
      ? `La hacemos en su primer día${firstDay.minutesEarlier > 0 ? `: llega ${firstDay.minutesEarlier} minutos antes` : ''}.`
      : 'La hacemos aquí antes de su primer día. Escríbenos y la agendamos.',
    age:
      minimumAge.monthsVaccinated < minimumAge.months
        ? `Recibimos perros desde los ${minimumAge.months} meses; desde los ${minimumAge.monthsVaccinated}, con todas sus vacunas y ${minimumAge.multipleDoses} dosis de la múltiple.`
        : `Recibimos perros desde los ${minimumAge.months} meses.`,
    'owner-identified': 'Muéstrala cuando lleguen la primera vez, o sube una foto desde tu perfil.',
  }),
  addOne: 'Agregar',
  renew: 'Renovar',
  add: 'Agregar papel',
  addTitle: (dog: string) => `Papel de ${dog}`,
  kind: 'Tipo',
  product: 'Vacuna',
  medicine: 'Producto',
  productPlaceholder: 'Elige la vacuna',
  appliedOn: 'Fecha de aplicación',
  expiresOn: 'Vence el',
  expiresHint: 'Como dice la cartilla. Si lo dejas vacío contamos lo usual.',
  usualUntil: (day: string) => `Si lo dejas vacío, contamos hasta el ${day}.`,
  save: 'Guardar papel',
  cancel: 'Cancelar',
  editTitle: (medicalRecord: string) => `Corregir: ${medicalRecord}`,
  edit: 'Corregir',
  corrected: 'Corregido. Lo revisamos de nuevo y te avisamos.',
  savedSeveral: (count: number) => `Guardamos ${count} papeles. Los revisamos y te avisamos.`,
  evidence: 'Foto o PDF de la cartilla',
  evidenceHint: 'Que se lean la etiqueta, la fecha y el sello. Con la foto lo revisamos más rápido.',
  pickEvidence: 'Elegir archivo',
  otherEvidence: 'Elegir otro',
  seeEvidence: 'Ver lo que subiste',
  evidencePicked: (name: string) => `Listo para subir: ${name}`,
  photoFailed: (why: string) =>
    `La foto no llegó. ${why} Toca «Guardar papel» para enviarla otra vez; no se perdió nada.`,
  refused: 'Por corregir',
  saved: 'Guardado. Lo revisamos y te avisamos.',
  history: 'Cartilla',
  historyEmptyTitle: 'La cartilla está vacía',
  historyEmptyText: 'Agrega sus vacunas y desparasitaciones como vienen en su cartilla.',
  applied: (day: string) => `Aplicada el ${day}`,
  made: (day: string) => `Hecha el ${day}`,
  verified: 'Verificada',
  waiting: 'En revisión',
  passed: 'Aprobada',
  failed: 'No aprobada',
  drop: 'Quitar',
  dropTitle: '¿Quitar este papel?',
  dropText: (medicalRecord: string) =>
    `${medicalRecord} todavía no está verificada. La quitamos de la cartilla.`,
  dropConfirm: 'Quitar papel',
  dropped: 'Quitamos el papel.',
} as const
