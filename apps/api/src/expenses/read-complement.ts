import { expenseSentences } from '../copy/money/expense-sentences.ts'
import { within } from '../http/xml/xml-elements.ts'
import { amountIn, refused, type openCfdi, type SupplierCfdi } from './open-cfdi.ts'

/** Payment complement of a supplier (tipo P): what it received for each invoice. */
export type SupplierComplement = SupplierCfdi & { paid: { invoiceUuid: string; amountCentavos: number }[] }

/** Reads an opened payment complement. Rejects payments in another currency. */
export function complementIn({ root, common }: ReturnType<typeof openCfdi>): SupplierComplement {
  const payments = (within(root, 'Complemento', 'Pagos')?.children ?? []).filter(
    ({ name }) => name === 'Pago',
  )
  const paid = payments.flatMap(({ attributes: { MonedaP = '' }, children }) =>
    children
      .filter(({ name }) => name === 'DoctoRelacionado')
      .map(({ attributes: { IdDocumento = '', MonedaDR = '', ImpPagado } }) => {
        const other = [MonedaP, MonedaDR].find((currency) => currency !== 'MXN')
        if (other !== undefined) throw refused(expenseSentences.otherCurrency(other.slice(0, 10)))
        return { invoiceUuid: IdDocumento.toLowerCase(), amountCentavos: amountIn(ImpPagado) }
      }),
  )
  if (paid.length === 0) throw refused(expenseSentences.complementOfNone)
  return { ...common, paid }
}
