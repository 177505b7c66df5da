import type { PaymentTarget } from '@rumi/contract'

export const passesPath = '/mi-cuenta/pases'

/** Returns the URL path where an owner sees what they paid for; null without a subject. */
export function pathOfTarget(target: PaymentTarget | null) {
  if (!target) return null
  if ('bookingId' in target) return `/mi-cuenta/reservas/${target.bookingId}`
  return 'orderId' in target ? `/mi-cuenta/pedidos/${target.orderId}` : passesPath
}
