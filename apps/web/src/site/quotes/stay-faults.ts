import { bookingWindowRefusal, takesPlaceOn, timeRefusalMessage, type AskedUnder } from '@rumi/contract'

/**
 * What keeps the house from taking a stay, beside the field it belongs to: nobody is received on a closed day, and
 * one leaves after one arrives. Days that are not written yet are no fault.
 */
export function stayFaults(start: string, end: string, under: AskedUnder): { start?: string; end?: string } {
  const asked = { serviceType: 'Hotel', start, end } as const
  const code = bookingWindowRefusal(asked, under)
  if (code === null || code === 'malformed') return {}
  const message = timeRefusalMessage(code, under.calendar, asked)
  if (code === 'dates-reversed' || code === 'stay-too-long') return { end: message }
  if (code === 'closed-day' && takesPlaceOn('Hotel', start, under.calendar)) return { end: message }
  return { start: message }
}
