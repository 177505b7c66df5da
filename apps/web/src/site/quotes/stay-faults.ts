import { bookingWindowRefusal, refusals, takesPlaceOn } from '@rumi/contract'

/**
 * What keeps the house from taking a stay, beside the field it belongs to: nobody opens the door on a closed day, and
 * one leaves after one arrives. Days that are not written yet are no fault.
 */
export function stayFaults(start: string, end: string, now: string): { start?: string; end?: string } {
  const code = bookingWindowRefusal({ serviceType: 'Hotel', start, end }, { now })
  if (code === null || code === 'malformed') return {}
  const { message } = refusals[code]
  if (code === 'dates-reversed' || code === 'stay-too-long') return { end: message }
  if (code === 'closed-day' && takesPlaceOn('Hotel', start)) return { end: message }
  return { start: message }
}
