import { formatPesos } from '@rumi/contract'

/** Messages about closing an account. */
export const clientSentences = {
  noSuchTelephone: 'Ese teléfono no existe en su país: revisa sus dígitos.',
  howToReach: 'Escribe su teléfono o su correo: por uno de los dos hay que poder avisarle.',
  staffLogIn: 'Quien trabaja aquí entra con su correo. Escríbelo.',
  changedByOneself: 'Ese correo ya abre una cuenta: solo lo cambia su dueño, desde su perfil.',
  claimExpired: 'Ese enlace ya no sirve. Pide otro en recepción, o crea una cuenta nueva.',
  hasAddress: 'Ya tiene correo: entra con él, o pide otra contraseña en la página.',
  oneAdminStays: 'Siempre tiene que haber al menos una persona que administre.',
  chosenByOneself: 'Qué avisos quiere recibir lo elige cada quien en su perfil.',
  acceptedByOneself: 'El aviso de privacidad lo acepta cada quien.',
  settleBeforeStaff:
    'Como cliente todavía tiene algo pendiente: saldo, pases, reservas o pedidos. Termínalo antes, o invita a esa persona con otro correo.',
  partBeforeStaff:
    'Comparte una cuenta con otra persona. Quita antes el acceso de la segunda, en su ficha, o invita a esa persona con otro correo.',
  dogIsWithUs: 'Uno de sus rumis está con nosotros. La cuenta se puede cerrar cuando vuelva a casa.',
  orderIsOwed: (order: number) =>
    `El pedido ${order} ya está pagado y falta entregarlo. La cuenta se puede cerrar después.`,
  balanceIsUnpaid: 'Queda un saldo anterior por pagar. La cuenta se puede cerrar después.',
  passIsUnspent: (units: number) =>
    units === 1
      ? 'Queda 1 día o sesión por usar de un pase pagado. Úsalo o pide su devolución en recepción.'
      : `Quedan ${units} días o sesiones por usar de un pase pagado. Úsalos o pide su devolución en recepción.`,
  creditIsLeft: (centavos: number) =>
    `Tienes ${formatPesos(centavos)} a favor. Úsalos o pide su devolución en recepción, y la cuenta se puede cerrar después.`,
  passIsUnpaid: (centavos: number) =>
    `Faltan ${formatPesos(centavos)} de un pase que se usó y cuyo pago se devolvió. Págalo en recepción, y la cuenta se puede cerrar después.`,
  moneyIsToReturn: (centavos: number) =>
    `Quedan ${formatPesos(centavos)} por devolver de algo que se canceló. Pide su devolución en recepción, y la cuenta se puede cerrar después.`,
  tillIsOpen: (till: string) =>
    `La caja ${till}, que abrió esta persona, sigue abierta. Cuéntala y ciérrala en Caja, y la cuenta se puede cerrar después.`,
  visitIsUnpaid: (day: string) =>
    `Falta pagar la visita del ${day}. La cuenta se puede cerrar cuando esté pagada.`,
  feeIsUnpaid: (centavos: number) =>
    `Ya pasó el plazo para cancelar sin costo una reserva: se cobran ${formatPesos(centavos)}. La cuenta se puede cerrar cuando esté cancelada y pagada.`,
  depositIsHeld: (day: string) =>
    `Hay un anticipo pagado para el ${day}. Cancela esa reserva y pide su devolución en recepción.`,
  paidInPart: (centavos: number) =>
    `Hay ${formatPesos(centavos)} pagados de algo que no se ha terminado de pagar. Termina de pagarlo, o retíralo y pide su devolución en recepción.`,
} as const

/** Messages to visitors and notes about them. */
export const visitorSentences = {
  noSuchPackage: 'Ese paquete no existe o ya cambió de nombre. Elige uno de la página.',
  foreignPackage: 'Ese paquete es de otro servicio. Elige uno de la página.',
  messageIsGone: 'Esa solicitud ya no está en los mensajes.',
  thanks: (opening: string) => `Recibimos tu mensaje. Te respondemos ${opening}.`,
  forDogs: (names: readonly string[]) => `Para ${names.join(', ')}.`,
  /** 'Tallas: Perro 1, chico; Perro 2, grande.' */
  sizes: (fields: readonly string[]) => `Tallas: ${fields.join('; ')}.`,
  sizeNames: { small: 'chico', medium: 'mediano', large: 'grande' },
  unnamedDog: (index: number, dogs: number) => (dogs === 1 ? 'tu perro' : `Perro ${index + 1}`),
} as const
