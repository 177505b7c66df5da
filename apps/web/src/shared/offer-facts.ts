import { formatHalfDay, formatList, formatOpening, type HouseSettings, type PlanPage } from '@rumi/contract'
import { spelledNumber } from '../copy/spelled-number.ts'

const serviceNouns = {
  dayCare: 'guardería',
  hotel: 'hotel',
  grooming: 'estética',
  training: 'entrenamiento',
  events: 'eventos',
} as const satisfies Record<PlanPage, string>

/** What a business is called that sells nothing yet. */
const care = 'cuidado'

const nounsOf = (offers: readonly PlanPage[]) => offers.map((page) => serviceNouns[page])

function roomFor({ dayCarePlaces }: HouseSettings, offers: readonly PlanPage[]) {
  const limits = [
    ...(offers.includes('dayCare') ? [`${spelledNumber(dayCarePlaces)} lugares en la guardería`] : []),
    ...(offers.includes('hotel') ? ['un cuarto por familia en el hotel'] : []),
  ]
  return formatList(limits) || 'los que atendemos con calma'
}

/** What a sentence may name of what is sold at all. */
export const offerFacts = {
  /** 'guardería, hotel, estética, entrenamiento y eventos' */
  servicios: (_house, offers) => formatList(nounsOf(offers)) || care,
  /** The first of many: 'guardería, hotel, estética y más'. */
  principales: (_house, offers) =>
    formatList(offers.length > 3 ? [...nounsOf(offers.slice(0, 3)), 'más'] : nounsOf(offers)) || care,
  /** 'cinco maneras', 'una manera' */
  maneras: (_house, { length }) => (length > 1 ? `${spelledNumber(length)} maneras` : 'una manera'),
  cupo: roomFor,
  horarioDeGuarderia: ({ hours }, offers) =>
    offers.includes('dayCare') ? ` La guardería trabaja ${formatOpening(hours.dayCare, formatHalfDay)}.` : '',
  tambienDeNoche: (_house, offers) => (offers.includes('hotel') ? ', también de noche' : ''),
} satisfies Record<string, (house: HouseSettings, offers: readonly PlanPage[]) => string>
