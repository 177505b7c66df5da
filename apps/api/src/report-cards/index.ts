import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { listReportCards, openReportCard, writeReportCard } from './write-report-card.ts'

export { reportCardRepository } from './write-report-card.ts'
export { reportCardsRoutes } from './report-cards-routes.ts'

/** Handlers of report cards beyond storage. */
export const reportCardHandlers = {
  list: listReportCards,
  create: openReportCard,
  update: writeReportCard,
} satisfies ResourceHandlers<Resources['reportCards']>
