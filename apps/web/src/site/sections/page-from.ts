import { formatPesos, type PlanPage } from '@rumi/contract'
import { plansCopy } from '../../copy/site/page-copy.ts'

/** Lowest price of a page in words; undefined without one. */
export const pageFrom = (centavos: number | undefined, page: PlanPage) =>
  centavos === undefined ? undefined : plansCopy.pageFrom(formatPesos(centavos), page)
