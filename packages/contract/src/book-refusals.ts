/** Refusals of the books: entries, closed months, bank statements and expense invoices. */
export const bookRefusals = {
  'month-closed': {
    status: 409,
    message: 'Los libros de ese mes ya se cerraron. Elige un día de un mes abierto, o reabre el mes.',
  },
  'account-is-parent': {
    status: 422,
    message: 'Esa cuenta tiene subcuentas, así que no recibe pólizas. Elige una de sus subcuentas.',
  },
  'entry-reversed': {
    status: 409,
    message: 'Esa póliza ya se canceló con su reversa. Actualiza la página para verla.',
  },
  reconciled: {
    status: 409,
    message: 'Ese movimiento ya está conciliado. Actualiza la página; si está mal, sepáralo primero.',
  },
  'invoice-entered': {
    status: 409,
    message:
      'Esa factura ya está entre los gastos. Búscala en la lista; si está mal, retírala y vuelve a registrarla.',
  },
  'statement-reconciled': {
    status: 409,
    message: 'Ese archivo tiene movimientos conciliados. Sepáralos antes de quitarlo.',
  },
  'not-a-cfdi': {
    status: 422,
    message:
      'Ese archivo no es una factura (CFDI). Elige el XML como te lo mandó el proveedor, sin cambiarlo.',
  },
  'not-a-statement': {
    status: 422,
    message:
      'Ese archivo no parece un estado de cuenta. Descárgalo del banco como CSV y súbelo sin cambiarlo.',
  },
  'match-differs': {
    status: 422,
    message: 'Lo que elegiste no suma lo mismo que el banco. Elige movimientos que sumen igual.',
  },
  'unbalanced-entry': {
    status: 422,
    message: 'Los cargos y los abonos de la póliza deben sumar lo mismo. Revisa los importes.',
  },
} as const
