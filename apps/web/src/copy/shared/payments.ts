import type { LedgerMethod, MoneyChoice, PaymentKind } from '@rumi/contract'

/** Account for bank transfers. */
export const transferCopy = {
  to: (holder: string) => `CLABE para transferir, a nombre de ${holder}:`,
} as const

/** Picture or PDF by which a client proves a transfer. */
export const transferProofCopy = {
  title: '¿Ya transferiste?',
  hint: 'Sube el comprobante, en foto o PDF. Así lo encontramos antes.',
  waiting: 'Lo tenemos. En cuanto lo revisemos, aquí ves tu pago.',
  upload: 'Subir comprobante',
  another: 'Subir otro',
  sent: 'Recibimos tu comprobante.',
  sentOn: (day: string) => `Comprobante del ${day}`,
  ofClient: 'Comprobantes de transferencia',
} as const

/** Name of the IVA within a total; the percentage is null of several rates. */
export const ivaLabel = (percent: number | null) =>
  percent === null ? 'IVA' : percent === 0 ? 'Sin IVA' : `IVA ${percent}\u00a0%`

/** Suffix of every price. */
export const totalsCopy = {
  subtotal: 'Subtotal',
  iva: ivaLabel,
  total: 'Total',
} as const

/** The words of the ledger of payments, for owners and desk alike. */
export const paymentsCopy = {
  methods: {
    cash: 'Efectivo',
    transfer: 'Transferencia',
    card: 'Tarjeta de crédito',
    'debit-card': 'Tarjeta de débito',
    voucher: 'Vales',
    online: 'En línea',
    credit: 'Saldo a favor',
    retention: 'Retención de ISR',
  } satisfies Record<LedgerMethod, string>,
  kinds: {
    payment: 'Pago',
    refund: 'Devolución',
    credit: 'Quedó a favor',
  } satisfies Record<PaymentKind, string>,
  yourCredit: (amount: string) =>
    `Tienes ${amount} a tu favor. Avisa en recepción y lo usamos en tu próximo pago.`,
  tip: 'Propina en pesos',
  waive: {
    open: 'Perdonar lo que falta',
    reason: 'Por qué se perdona',
    submit: (amount: string) => `Perdonar ${amount}`,
    done: (amount: string) => `Se perdonaron ${amount}.`,
  },
  settle: {
    what: (amount: string) => `Queda ${amount} de lo que se pagó. ¿Qué se hace?`,
    choices: {
      return: 'Devolverlo',
      credit: 'Dejarlo a favor',
      keep: 'Retenerlo',
    } satisfies Record<MoneyChoice, string>,
    done: {
      return: (amount) => `Anotada la devolución de ${amount}, como se pagó.`,
      credit: (amount) => `${amount} quedaron a favor del cliente.`,
      keep: (amount) => `Se retienen ${amount}.`,
    } satisfies Record<MoneyChoice, (amount: string) => string>,
  },
  beyond: {
    legend: (amount: string) => `Se pagaron ${amount} más de lo que cuesta. ¿Qué se hace?`,
  },
  cancelling: {
    legend: '¿Qué hacemos con lo que pagaste?',
    return: 'Que me lo devuelvan',
    credit: 'Que quede a mi favor',
    credited: (amount: string) => `${amount} quedaron a tu favor.`,
  },
} as const
