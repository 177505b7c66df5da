import type { ExpensePayment } from '@rumi/contract'

/** The table of expenses as it is taken away. */
export const expenseTableWords = {
  headings: {
    day: 'Día',
    supplier: 'Proveedor',
    rfc: 'RFC',
    concept: 'Concepto',
    code: 'Código',
    account: 'Cuenta',
    subtotal: 'Importe',
    iva: 'IVA',
    isrRetained: 'ISR retenido',
    ivaRetained: 'IVA retenido',
    total: 'Total',
    credited: 'Notas de crédito',
    payment: 'Se pagó con',
    paidOn: 'Se pagó el',
    invoice: 'Folio fiscal',
    takenBack: 'Por qué se retiró',
  },
  payments: { cash: 'Efectivo', bank: 'Banco', later: 'Por pagar' } satisfies Record<ExpensePayment, string>,
} as const
