import { refusals, type RefusalCode } from '../refusals.ts'
import type { HouseTerms } from './house-terms.ts'

/** 'una hora', '24 horas'; no notice at all is as good as minutes. */
export function formatNotice({ minimumNoticeHours: hours }: Pick<HouseTerms, 'minimumNoticeHours'>) {
  if (hours === 0) return 'unos minutos'
  return hours === 1 ? 'una hora' : `${hours} horas`
}

/** What is said to whoever asks for a time that cannot be, with the figures that the house has set. */
export function timeRefusalMessage(
  code: RefusalCode,
  terms: Pick<HouseTerms, 'minimumNoticeHours' | 'horizonDays'>,
) {
  if (code === 'too-soon') return `Reserva con al menos ${formatNotice(terms)} de anticipación.`
  if (code === 'too-far-ahead') return `Solo reservamos hasta ${terms.horizonDays} días por adelantado.`
  return refusals[code].message
}
