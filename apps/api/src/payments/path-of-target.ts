import type { PaymentTarget } from '@rumi/contract'

export const passesPath = '/mi-cuenta/pases'

/** Where an owner sees what they paid for; null where it is about nothing in particular. */
export function pathOfTarget(target: PaymentTarget | null) {
  if (!target) return null
  if ('bookingId' in target) return `/mi-cuenta/reservas/${target.bookingId}`
  return 'orderId' in target ? `/mi-cuenta/pedidos/${target.orderId}` : passesPath
}
