import type { EntryPaymentKind } from '@rumi/contract'

/** Transfers and cheques of an entry, in `/oficina/contabilidad/polizas/:id`. */
export const entryPaymentsCopy = {
  title: 'Cómo salió del banco',
  lead: 'El SAT pide la transferencia o el cheque en las pólizas del mes.',
  add: 'Anotar transferencia o cheque',
  save: 'Guardar',
  saved: 'Anotado el pago.',
  remove: 'Quitar',
  removed: 'Se quitó el pago.',
  kind: 'Forma',
  kinds: { transfer: 'Transferencia', cheque: 'Cheque' } satisfies Record<EntryPaymentKind, string>,
  fields: {
    day: 'Día',
    chequeNumber: 'Número de cheque',
    originClabe: 'CLABE del negocio',
    destinationClabe: 'CLABE de destino',
    beneficiary: 'Beneficiario',
    rfc: 'RFC del beneficiario',
    amount: 'Importe',
  },
  cheque: (number: string) => `Cheque ${number}`,
  transferTo: (clabe: string) => `Transferencia a ${clabe}`,
  to: (day: string, beneficiary: string, rfc: string) => `${day}, ${beneficiary}, ${rfc}`,
} as const
