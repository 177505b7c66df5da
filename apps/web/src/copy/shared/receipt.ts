import { ivaLabel } from './payments.ts'
import type { PaymentKind, PaymentStatus } from '@rumi/contract'

/** A receipt, as owners and the office read it. */
export const receiptCopy = {
  titles: {
    payment: 'Recibo de pago',
    refund: 'Recibo de devolución',
    credit: 'Recibo de saldo a favor',
  } satisfies Record<PaymentKind, string>,
  statuses: {
    pending: { tone: 'soon', word: 'En camino' },
    settled: { tone: 'ok', word: 'Hecho' },
    failed: { tone: 'expired', word: 'No se hizo' },
  } satisfies Record<PaymentStatus, { tone: 'soon' | 'ok' | 'expired'; word: string }>,
  nobody: 'Mostrador, sin cliente',
  number: (id: string | number) => `Folio ${typeof id === 'number' ? id : id.slice(0, 8).toUpperCase()}`,
  partOf: (cost: string) => `A cuenta de ${cost}.`,
  discount: (reason: string) => `Descuento: ${reason}`,
  received: 'Recibido en efectivo',
  change: 'Cambio',
  openPayment: 'Abrir este pago',
  openPaymentOf: (amount: string) => `Abrir el de ${amount}`,
  concept: 'Concepto',
  client: 'Cliente',
  when: 'Fecha',
  method: 'Forma de pago',
  reference: 'Referencia',
  reason: 'Motivo',
  receivedBy: 'Lo recibió',
  returnedBy: 'Lo entregó',
  status: 'Estado',
  subtotal: 'Subtotal',
  iva: ivaLabel,
  amount: 'Importe',
  tip: 'Propina',
  total: 'Total',
  returned: 'Devuelto',
  left: 'Queda',
  refunds: 'Devoluciones',
  refundOf: 'Ver el pago que se devuelve',
  openBooking: 'Ver la reserva',
  openOrder: 'Ver el pedido',
  print: 'Imprimir',
  notFiscal: 'Este recibo no es una factura.',
} as const

/** `/mi-cuenta/recibos/:id`. */
export const ownReceiptCopy = {
  title: 'Recibo',
  missingTitle: 'Ese recibo no está en tu cuenta',
  missingText: 'Puede que la dirección esté incompleta, o que sea de otra cuenta.',
  toBookings: 'Ver mis reservas',
} as const
