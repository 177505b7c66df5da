import { formatPesos } from '@rumi/contract'
import { factIf, type Fact } from '../fact-labels.ts'
import { mailTemplate, plainMail } from '../mail-template.ts'
import type { ReceiptDetails } from '../mail-data.ts'

/** Receipt of a charge with all lines, for clients who paid at the desk. */
export const receiptMail = mailTemplate<ReceiptDetails>()({
  words: {
    subject: 'Tu recibo: {total}',
    preview: 'Aquí está lo que pagaste.',
    title: 'Tu recibo',
    paragraphs: ['{nombre}, gracias por tu visita. Esto es lo que pagaste.'],
    action: 'Ver mi recibo',
    closing:
      'No es un comprobante fiscal. Si quieres tu factura, pídela en tu cuenta, en la reserva o el pedido que pagaste.',
    discount: 'Descuento: {motivo}',
    methods: {
      cash: 'Efectivo',
      card: 'Tarjeta de crédito',
      'debit-card': 'Tarjeta de débito',
      voucher: 'Vales',
      transfer: 'Transferencia',
      online: 'En línea',
      credit: 'Saldo a favor',
    },
  },
  facts: ({ name, number, totalCentavos, tipCentavos, discounts }) => ({
    nombre: name,
    folio: String(number),
    total: formatPesos(totalCentavos + tipCentavos),
    motivo: discounts[0]?.reason ?? '',
  }),
  write: ({ discount, methods, ...words }, details) => {
    const amount = (label: string, centavos: number): Fact => ({ label, value: formatPesos(centavos) })
    const { lines, discounts, paid, totalCentavos, ivaCentavos, tipCentavos, changeCentavos } = details
    return {
      ...plainMail(words, details),
      facts: [
        ...lines.map(({ concept, amountCentavos }) => amount(concept, amountCentavos)),
        ...discounts.map(({ amountCentavos }) => amount(discount, -amountCentavos)),
        ...factIf('tip', tipCentavos > 0 ? formatPesos(tipCentavos) : null),
        { named: 'total', value: formatPesos(totalCentavos + tipCentavos) },
        ...factIf('ivaWithin', ivaCentavos > 0 ? formatPesos(ivaCentavos) : null),
        ...paid.map(({ method, amountCentavos }) => amount(methods[method], amountCentavos)),
        ...factIf('change', changeCentavos ? formatPesos(changeCentavos) : null),
      ],
    }
  },
})
