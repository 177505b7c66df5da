/** What is said of invoices. */
export const invoicingSentences = {
  shipping: 'Envío a domicilio',
  isOver: 'Ese pedido se canceló o se devolvió: ya no hay nada que facturar.',
  isFree: 'Ese pedido no costó nada: no hay nada que facturar.',
  unknownIva:
    'El IVA de ese pedido no es de una tasa que acepte el SAT (16, 8 o 0 %). Revísalo con tu contador.',
  refusedBy: (words: string) => `El proveedor no timbró la factura: ${words}`,
  otherTotal: 'El proveedor la timbró por otro importe y se canceló. Escríbele antes de intentar de nuevo.',
  notCancelledBy: (words: string) => `El proveedor no canceló la factura: ${words}`,
  notAgreed: 'Quien recibió la factura no aceptó la cancelación. La factura sigue vigente.',
} as const
