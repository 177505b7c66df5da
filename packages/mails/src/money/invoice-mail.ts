import { formatPesos } from '@rumi/contract'
import { factIf } from '../fact-labels.ts'
import type { InvoiceDetails } from '../mail-data.ts'
import { mailTemplate, plainMail } from '../mail-template.ts'

const documents: Record<InvoiceDetails['document'], string> = {
  invoice: 'factura',
  creditNote: 'nota de crédito',
  complement: 'complemento de pago',
  deposit: 'factura de anticipo',
  application: 'egreso de anticipo',
}

/** Stamped document for its receiver; its XML and PDF are attached. */
export const invoiceMail = mailTemplate<InvoiceDetails>()({
  words: {
    subject: 'Tu {documento}: {concepto}',
    preview: 'Va en PDF y XML, por {total}.',
    title: 'Tu {documento}',
    paragraphs: [
      '{nombre}, aquí va tu {documento}. El XML es el comprobante; el PDF es para leerlo e imprimirlo.',
    ],
    action: 'Ver en mi cuenta',
  },
  facts: ({ name, document, concept, totalCentavos }) => ({
    nombre: name,
    documento: documents[document],
    concepto: concept,
    total: formatPesos(totalCentavos),
  }),
  write: (words, details) => ({
    ...plainMail(words, details),
    facts: [
      { named: 'about', value: details.concept },
      { named: 'total', value: formatPesos(details.totalCentavos) },
      ...factIf('invoiceNumber', details.number),
      { named: 'fiscalFolio', value: details.uuid.toUpperCase() },
    ],
  }),
})
