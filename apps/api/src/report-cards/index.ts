import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { listReportCards, openReportCard, writeReportCard } from './write-report-card.ts'

export { reportCardRepository } from './report-card-repository.ts'
export { reportCardsRoutes } from './report-cards-routes.ts'

/** What the house has to say of a report card beyond storing it. */
export const reportCardHandlers = {
  list: listReportCards,
  create: openReportCard,
  update: writeReportCard,
} satisfies ResourceHandlers<Resources['reportCards']>
