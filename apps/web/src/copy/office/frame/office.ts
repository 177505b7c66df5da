import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'

/** The desk's own notifications, behind the bell. */
export const officeNotificationsCopy = {
  title: 'Avisos',
  open: (unread: number) =>
    unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos: 1 sin leer' : `Avisos: ${unread} sin leer`,
  markAll: 'Marcar todos como leídos',
  more: 'Ver más',
  unread: 'Sin leer',
  empty: 'Todo tranquilo. Aquí caen reservas por confirmar, papeles por revisar y mensajes.',
} as const

/** `Ctrl K`: anywhere in the office by a few letters. */
export const commandPaletteCopy = inWordOfBusiness({
  open: 'Ir a',
  shortcut: 'Ctrl K',
  title: 'Ir a cualquier parte',
  box: 'Sección, rumi o cliente',
  acts: 'Hacer',
  sections: 'Secciones',
  dogs: 'Rumis',
  clients: 'Clientes',
  payments: 'Pagos',
  nothing: 'Nada con esas letras.',
  next: 'Qué sigue',
  bookFor: (words: string) => `Nueva reserva para «${words}»`,
  charge: (client: string, dog?: string) => `Cobrar a ${client}${dog ? `, familia de ${dog}` : ''}`,
  bookOf: (name: string, client?: string) => `Reservar para ${name}${client ? `, de ${client}` : ''}`,
  incidentOf: (dog: string) => `Anotar incidente de ${dog}`,
  /** Shown for an act without a name. */
  needsName: 'Escribe también de quién, como «cobrar Luna».',
  examples:
    'También hace cosas: «cobrar Luna», «nueva reserva», «incidente Luna». Un monto, como «$1,240.50», encuentra sus pagos.',
  hint: '↑ ↓ para elegir, Enter para ir, Esc para cerrar.',
} as const)

/** General texts of the office, short because they are read often. */
export const officeCopy = inWordOfBusiness({
  title: (page: string) => `${page} | Oficina | {casa}`,
  name: 'Oficina',
  navigation: 'Oficina',
  /** Groups of the navigation. */
  groups: {
    today: 'Hoy',
    families: 'Familias',
    money: 'Dinero',
    books: 'Libros y negocio',
    business: 'Casa',
  },
  /** Opens the rest of the navigation on a phone. */
  allSections: 'Más',
  allSectionsTitle: 'Toda la oficina',
  today: 'Hoy',
  care: 'Cuidados',
  occupancy: 'Ocupación',
  myDay: 'Mi día',
  records: 'Expedientes',
  clients: 'Clientes',
  dogs: 'Rumis',
  bookings: 'Reservas',
  messages: 'Mensajes',
  privacy: 'Privacidad',
  services: 'Servicios',
  products: 'Productos',
  stock: 'Inventario',
  reports: 'Reportes',
  incidents: 'Incidentes',
  schedule: 'Horarios',
  orders: 'Pedidos',
  payments: 'Pagos',
  counterSale: 'Venta',
  till: 'Caja',
  business: 'Negocio',
  books: 'Contabilidad',
  settings: 'Ajustes',
  setup: 'Primeros pasos',
  users: 'Usuarios',
  security: 'Seguridad',
  /** Loads the next page of a list. */
  more: 'Ver más',
  account: 'Mi cuenta',
  accountLead: 'Con qué entras y dónde tienes abierta tu cuenta.',
  deadLetters: 'Detenidos',
  notForYouTitle: 'Esta parte no es de tu rol',
  notForYouText: 'Pide acceso a quien administra el negocio, o vuelve al día.',
  logout: 'Cerrar sesión',
  keys: 'Teclas',
  keysTitle: 'Todo con el teclado',
  keyList: [
    ['/', 'Buscar'],
    ['↑ ↓', 'Ir de una fila a otra'],
    ['Enter', 'El siguiente paso de la fila'],
    ['V', 'Ver la reserva de la fila'],
    ['← →', 'Día anterior, día siguiente'],
    ['H', 'Volver a hoy'],
    ['N', 'Nueva reserva'],
    ['Ctrl K', 'Ir a cualquier parte'],
    ['?', 'Ver estas teclas'],
  ],
  anywhereKeys: [
    ['Ctrl K', 'Ir a cualquier parte'],
    ['?', 'Ver estas teclas'],
  ],
  everywhereKeys: [
    ['Ctrl K', 'Ir a cualquier parte'],
    ['/', 'Buscar, donde hay qué buscar'],
    ['Esc', 'Cerrar'],
    ['?', 'Ver estas teclas'],
  ],
  close: 'Cerrar',
  cancel: 'Volver',
  stale: (who: string) => `Alguien acaba de cambiar lo de ${who}. Ya ves lo último.`,
  unknownOwner: 'Cliente',
  generalPublic: 'Público en general',
  unknownDog: 'Un rumi',
  unknownService: 'Servicio',
  call: (name: string) => `Llamar a ${name}`,
  writeWords: (name: string) => `Hola, ${name}. Te escribimos de {casa}.`,
  write: (name: string) => `Escribir a ${name} por WhatsApp`,
  sessionOver: 'Tu sesión se cerró sin conexión',
  sessionOverText:
    'Por seguridad, este equipo ya no muestra el día. Cuando vuelva internet, inicia sesión otra vez.',
  actsWait: (count: number) =>
    count === 1
      ? '1 registro espera en este equipo. Se envía solo cuando inicies sesión, hasta 24 horas después de anotarlo.'
      : `${count} registros esperan en este equipo. Se envían solos cuando inicies sesión, hasta 24 horas después de anotarlos.`,
  offline: 'Sin conexión. Ves los datos de antes; se ponen al día solos cuando vuelva.',
  older: 'Datos de hace un momento.',
  noRoleTitle: 'Solo lectura',
} as const)
