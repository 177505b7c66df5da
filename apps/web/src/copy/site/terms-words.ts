import type { RequirementKey, PlanPage } from '@rumi/contract'
import { spelledFirst, spelledNumber } from './spelled-number.ts'

/** Sentences about the services on sale. */
export const offerWords = {
  services: {
    dayCare: 'guardería',
    hotel: 'hotel',
    grooming: 'estética',
    training: 'entrenamiento',
    events: 'eventos',
  } as const satisfies Record<PlanPage, string>,
  /** Placeholder for a business without services. */
  care: 'cuidado',
  more: 'más',
  ways: (count: number) => (count > 1 ? `${spelledNumber(count)} maneras` : 'una manera'),
  dayCarePlaces: (count: number) => `${spelledNumber(count)} lugares en la guardería`,
  roomEach: 'un cuarto por familia en el hotel',
  asManyAsCalm: 'los que atendemos con calma',
  dayCareHours: (hours: string) => ` La guardería trabaja ${hours}.`,
  alsoAtNight: ', también de noche',
} as const

const formatPercent = (percent: number) => `${percent}\u00a0%`

const months = (count: number) => (count === 1 ? 'el primer mes' : `los ${count} meses`)

type PuppyAge = { vaccinated: number; alone: number; doses: number }

/** Doses of the series in parentheses; empty if the day care does not require Múltiple. */
function dosesOf(count: number) {
  if (count === 0) return ''
  return count === 1 ? ' (una dosis de la múltiple)' : ` (${count} dosis de la múltiple)`
}

/** Sentences about the terms of sale; percentages, ages in months and days come from the settings. */
export const termsWords = {
  /** 'esto, aquello, y lo otro', with a comma before the last where there are more than two. */
  enumerated: (words: readonly string[]) =>
    words.length > 2 ? `${words.slice(0, -1).join(', ')}, y ${words.at(-1)}` : words.join(' y '),
  deworming: (key: RequirementKey) => (key === 'deworming-internal' ? 'interna' : 'externa'),
  dewormed: (kinds: string) => `desparasitación ${kinds} vigente`,
  evaluated: 'una evaluación de conducta aprobada',
  evaluatedOnFirstDay: 'una evaluación de conducta (la hacemos en su primer día)',
  evaluation: 'Una visita corta para conocerlo y ver con quién jugará mejor.',
  evaluationOnFirstDay: (minutesEarlier: number) =>
    `La hacemos en su primer día, para ver con quién jugará mejor.${minutesEarlier > 0 ? ` Llega ${minutesEarlier} minutos antes.` : ''}`,
  identified: 'tu identificación oficial',
  months,
  oldEnough: (count: number) => `haber cumplido ${months(count)}`,
  fromAge: (count: number) => `Desde ${months(count)} de edad`,
  vaccinationCard: 'su cartilla de vacunación al día',
  vaccinationProof: 'su comprobante de vacunación actualizado',
  vaccines: (named: string) => `sus vacunas vigentes: ${named}`,
  bookedBefore: 'una reserva hecha antes de llegar',
  things: (count: number) => (count === 1 ? 'Una cosa' : `${spelledFirst(count)} cosas`),
  multipleCoversLast: ' La Múltiple cubre las dos últimas.',
  multipleCovers: ' La vacuna Múltiple ya cubre Parvovirus y Moquillo.',
  youngerVaccinated: ({ vaccinated, doses }: PuppyAge) =>
    `; desde los ${vaccinated} solo con su esquema de vacunas completo${dosesOf(doses)}`,
  betweenAges: ({ vaccinated, alone, doses }: PuppyAge) =>
    ` Si tiene entre ${vaccinated} y ${alone}, lo recibimos solo con su esquema de vacunas completo${dosesOf(doses)}.`,
  nights: (count: number) => (count === 1 ? 'una noche' : `${count} noches`),
  week: 'una semana',
  weeks: (count: number) => `${spelledNumber(count)} semanas`,
  percent: formatPercent,
  off: (percent: number) => `${formatPercent(percent)} de descuento`,
  upTo: (off: string) => `Hasta ${off}`,
  from: (span: string) => `desde ${span}`,
  percentFrom: (percent: number, span: string) => `${formatPercent(percent)} desde ${span}`,
  firstFrom: (span: string) => `Desde ${span}`,
  offInSessions: (off: string, sessions: number) => `${off} en ${sessions} sesiones`,
  percentIn: (percent: number, sessions: number) => `${formatPercent(percent)} en ${sessions}`,
  percentInPass: (percent: number, sessions: number) =>
    `${formatPercent(percent)} en el paquete de ${sessions} sesiones`,
  percentInOther: (percent: number, sessions: number) => `${formatPercent(percent)} en el de ${sessions}`,
  daysWithin: (days: number, within: number) => `${days} días dentro de ${within}`,
  openDays: (count: number) =>
    count === 1 ? 'El día que abrimos en la semana' : `Los ${spelledNumber(count)} días de una semana`,
  orShipped: ' o recibe en 3 a 5 días hábiles',
} as const
