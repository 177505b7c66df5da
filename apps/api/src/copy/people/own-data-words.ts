import type {
  NotificationWay,
  BookingStatus,
  AnnouncedCare,
  CareKind,
  DogAppetite,
  DogGames,
  DogMood,
  DogRest,
  IncidentKind,
  LedgerMethod,
  OrderStatus,
  OwnDataFile,
  PassStatus,
  PaymentKind,
  PrivacyRequestStatus,
  PrivacyRight,
  SecurityEventKind,
  WaitingStatus,
} from '@rumi/contract'

type Order = OwnDataFile['orders'][number]
type Message = OwnDataFile['messages'][number]
type Factor = OwnDataFile['secondFactors'][number]

/** Titles of the data export's tables, at most 31 characters each. */
export const ownDataTitles = {
  person: 'Tus datos',
  dogs: 'Rumis',
  medicalRecords: 'Papeles',
  careItems: 'Plan de cuidados',
  announcements: 'Avisos de llegada',
  bookings: 'Reservas',
  bookingSteps: 'Pasos de las reservas',
  payments: 'Pagos y saldo a favor',
  reports: 'Reportes del día',
  incidents: 'Incidentes',
  orders: 'Pedidos',
  orderSteps: 'Pasos de los pedidos',
  passes: 'Pases',
  passUses: 'Usos de los pases',
  invoices: 'Facturas',
  waiting: 'Lista de espera',
  messages: 'Mensajes que escribiste',
  notifications: 'Avisos',
  requests: 'Solicitudes sobre tus datos',
  factors: 'Verificación en dos pasos',
  sessions: 'Sesiones abiertas',
  security: 'Seguridad de la cuenta',
} as const

export const ownDataHeadings = {
  privacyVersion: 'Aviso de privacidad',
  privacyAcceptedAt: 'Lo aceptaste el',
  wantedEmail: 'Correo por confirmar',
  sharedWith: 'Compartes la cuenta con',
  muted: 'Avisos apagados',
  legalName: 'Razón social',
  taxRegime: 'Régimen fiscal',
  cfdiUse: 'Uso del CFDI',
  care: 'Comida y medicina',
  dose: 'Dosis',
  times: 'Horas',
  instructions: 'Indicaciones',
  service: 'Servicio',
  dogs: 'Rumis',
  startDay: 'Día',
  startTime: 'Hora',
  endDay: 'Hasta',
  endTime: 'Hora de salida',
  status: 'Estado',
  place: 'Lugar o persona',
  lines: 'Qué incluye',
  total: 'Total',
  when: 'Cuándo',
  step: 'Paso',
  booking: 'Reserva',
  method: 'Cómo',
  amount: 'Importe',
  tip: 'Propina',
  returned: 'Devuelto',
  reference: 'Referencia',
  reason: 'Por qué',
  paidFor: 'Para qué',
  mood: 'Ánimo',
  ate: 'Comió',
  played: 'Jugó',
  rest: 'Descansó',
  firstAid: 'Qué hicimos',
  vet: 'Veterinario',
  words: 'Palabras',
  number: 'Número',
  items: 'Productos',
  subtotal: 'Subtotal',
  iva: 'IVA',
  shipping: 'Envío',
  delivery: 'Entrega',
  payment: 'Pago',
  address: 'Dirección',
  units: 'Días o sesiones',
  unitsLeft: 'Quedan',
  from: 'Desde',
  until: 'Hasta',
  paidAt: 'Pagado el',
  pass: 'Pase',
  day: 'Día',
  subject: 'Asunto',
  message: 'Mensaje',
  answeredAt: 'Contestado el',
  title: 'Título',
  read: 'Leído',
  right: 'Derecho',
  answerDue: 'Respuesta a más tardar',
  device: 'Aparato',
  openedAt: 'Abierta el',
  lastUsedAt: 'Usada por última vez',
  endsAt: 'Termina',
  what: 'Qué',
  network: 'Red',
  whyNot: 'Por qué no se aceptó',
  folio: 'Folio fiscal',
  stampedAt: 'Timbrada el',
} as const

export const bookingStatusNames: Record<BookingStatus, string> = {
  pending: 'Por confirmar',
  confirmed: 'Confirmada',
  'checked-in': 'En la casa',
  'checked-out': 'Terminada',
  cancelled: 'Cancelada',
  'no-show': 'No llegó',
}

export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Por pagar',
  paid: 'Pagado',
  preparing: 'En preparación',
  ready: 'Listo para recoger',
  shipped: 'En camino',
  delivered: 'Entregado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
}

export const deliveryNames: Record<Order['delivery'], string> = {
  pickup: 'Para recoger',
  shipping: 'A domicilio',
}
export const orderNumber = (number: number | undefined) => (number === undefined ? '' : `Pedido ${number}`)

export const orderPaymentNames: Record<Order['payment'], string> = {
  counter: 'En el mostrador',
  spei: 'Transferencia SPEI',
  online: 'En línea',
}
export const methodNames: Record<LedgerMethod, string> = {
  cash: 'Efectivo',
  card: 'Tarjeta de crédito',
  'debit-card': 'Tarjeta de débito',
  voucher: 'Vales',
  transfer: 'Transferencia',
  online: 'En línea',
  credit: 'Saldo a favor',
  retention: 'Retención de ISR',
}
export const paymentKindNames: Record<PaymentKind, string> = {
  payment: 'Pago',
  refund: 'Devolución',
  credit: 'Saldo a favor',
}
export const passStatusNames: Record<PassStatus, string> = {
  requested: 'Por pagar',
  active: 'Activo',
  cancelled: 'Cancelado',
  expired: 'Vencido',
}
export const invoiceKindNames: Record<OwnDataFile['invoices'][number]['kind'], string> = {
  invoice: 'Factura',
  'credit-note': 'Nota de crédito',
  complement: 'Complemento de pago',
}
export const invoiceStatusNames: Record<OwnDataFile['invoices'][number]['status'], string> = {
  asked: 'Pedida',
  refused: 'No se timbró',
  valid: 'Timbrada',
  cancelling: 'Cancelación en espera',
  cancelled: 'Cancelada',
}
export const waitingStatusNames: Record<WaitingStatus, string> = {
  waiting: 'En espera',
  offered: 'Con lugar ofrecido',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  expired: 'Vencida',
}
export const passUseNames: Record<OwnDataFile['passMovements'][number]['kind'], string> = {
  spent: 'Usado',
  returned: 'Regresado',
}
export const careKindNames: Record<CareKind, string> = {
  meal: 'Comida',
  medicine: 'Medicina',
  walk: 'Paseo',
  other: 'Otro cuidado',
}

export const announcedCareNames: Record<AnnouncedCare, string> = {
  none: '',
  same: 'Sigue igual',
  changed: 'Cambió',
}

export const moodNames: Record<DogMood, string> = {
  happy: 'Feliz',
  calm: 'En calma',
  shy: 'Con timidez',
  restless: 'Con inquietud',
}
export const ateNames: Record<DogAppetite, string> = { all: 'Todo', some: 'Una parte', nothing: 'Nada' }
export const playedNames: Record<DogGames, string> = { lots: 'Mucho', some: 'Algo', little: 'Poco' }
export const restNames: Record<DogRest, string> = { deep: 'Profundo', naps: 'Siestas', none: 'No descansó' }
export const incidentKindNames: Record<IncidentKind, string> = {
  bite: 'Mordida',
  fight: 'Pelea',
  injury: 'Lesión',
  illness: 'Malestar',
  escape: 'Escape',
  damage: 'Daño',
  other: 'Otro',
}
export const rightNames: Record<PrivacyRight, string> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  cancellation: 'Cancelación',
  opposition: 'Oposición',
  limitation: 'Limitación',
  revocation: 'Revocación',
}
export const requestStatusNames: Record<PrivacyRequestStatus, string> = {
  received: 'Recibida',
  granted: 'Procede',
  refused: 'No procede',
  done: 'Cumplida',
}
export const messageKindNames: Record<Message['kind'], string> = { contact: 'Mensaje', quote: 'Cotización' }
export const messageStatusNames: Record<Message['status'], string> = {
  new: 'Recibido',
  answered: 'Contestado',
  archived: 'Archivado',
}
export const factorNames: Record<Factor['kind'], string> = {
  totp: 'App de autenticación',
  passkey: 'Llave de acceso',
}
export const securityNames: Record<SecurityEventKind, string> = {
  login: 'Entraste',
  'login-refused': 'Contraseña equivocada',
  'many-logins-refused': 'Muchos intentos',
  'confirmation-refused': 'No se confirmó la contraseña',
  'permission-refused': 'Sin permiso',
  'record-refused': 'Registro que no es suyo o no existe',
  'unsigned-notice': 'Aviso sin firma',
  'password-changed': 'Cambió la contraseña',
  'email-changed': 'Cambió el correo',
  'factor-changed': 'Cambió la verificación en dos pasos',
  'role-changed': 'Cambiaron los permisos',
  'family-joined': 'Empezaste a compartir una cuenta',
  'family-parted': 'Dejaste de compartir una cuenta',
  'session-ended': 'Se cerraron sesiones',
  'account-closed': 'Se cerró la cuenta',
  'data-exported': 'Se descargaron datos',
}
const notificationNames: Record<string, string> = {
  visits: 'el día de tu rumi',
  bookings: 'reservas',
  reminders: 'recordatorios',
  reports: 'reportes del día',
  medicalRecords: 'papeles',
  orders: 'pedidos',
}
const notificationWayNames: Record<NotificationWay, string> = {
  app: 'en la cuenta',
  mail: 'por correo',
  push: 'en sus dispositivos',
}
/** Name of a muted topic and channel. */
export const mutedName = (muted: string) => {
  const [topic = '', way] = muted.split('-')
  return `${notificationNames[topic] ?? topic}, ${notificationWayNames[way as NotificationWay]}`
}
