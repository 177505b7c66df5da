import { refusals, type RefusalCode } from '../refusals.ts'
import { formatNotice } from './format-notice.ts'
import type { HouseTerms } from './house-terms.ts'

/** What is said to whoever asks for a time that cannot be, with the figures that the house has set. */
export function timeRefusalMessage(
  code: RefusalCode,
  terms: Pick<HouseTerms, 'minimumNoticeHours' | 'horizonDays'>,
) {
  if (code === 'too-soon') return `Reserva con al menos ${formatNotice(terms)} de anticipación.`
  if (code === 'too-far-ahead') return `Solo reservamos hasta ${terms.horizonDays} días por adelantado.`
  return refusals[code].message
}
