import { formatHalfDay, formatList, formatOpening, type HouseSettings, type PlanPage } from '@rumi/contract'
import { offerWords as words } from '../../copy/site/terms-words.ts'

const nounsOf = (offers: readonly PlanPage[]) => offers.map((page) => words.services[page])

function roomFor({ dayCarePlaces }: HouseSettings, offers: readonly PlanPage[]) {
  const limits = [
    ...(offers.includes('dayCare') ? [words.dayCarePlaces(dayCarePlaces)] : []),
    ...(offers.includes('hotel') ? [words.roomEach] : []),
  ]
  return formatList(limits) || words.asManyAsCalm
}

/** Facts about the services on offer. */
export const offerFacts = {
  /** 'guardería, hotel, estética, entrenamiento y eventos' */
  servicios: (_business, offers) => formatList(nounsOf(offers)) || words.care,
  /** The first of many: 'guardería, hotel, estética y más'. */
  principales: (_business, offers) =>
    formatList(offers.length > 3 ? [...nounsOf(offers.slice(0, 3)), words.more] : nounsOf(offers)) ||
    words.care,
  /** 'cinco maneras', 'una manera' */
  maneras: (_business, { length }) => words.ways(length),
  cupo: roomFor,
  horarioDeGuarderia: ({ hours }, offers) =>
    offers.includes('dayCare') ? words.dayCareHours(formatOpening(hours.dayCare, formatHalfDay)) : '',
  tambienDeNoche: (_business, offers) => (offers.includes('hotel') ? words.alsoAtNight : ''),
} satisfies Record<string, (business: HouseSettings, offers: readonly PlanPage[]) => string>
