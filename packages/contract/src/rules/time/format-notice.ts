import type { HouseTerms } from '../business/house-terms.ts'

/** 'una hora', '24 horas'; no notice at all is as good as minutes. */
export function formatNotice({ minimumNoticeHours: hours }: Pick<HouseTerms, 'minimumNoticeHours'>) {
  if (hours === 0) return 'unos minutos'
  return hours === 1 ? 'una hora' : `${hours} horas`
}
