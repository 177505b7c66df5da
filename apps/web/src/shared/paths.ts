import type { Role } from '@rumi/contract'

type Query = Record<string, string | undefined>

/** Where to go once logged in, and what has just been done. */
type LoginAddress = {
  volver?: string | undefined
  listo?: 'verified' | 'password' | 'email' | 'idle' | 'admin' | 'closed' | undefined
}

/** What an owner has chosen so far, as it stands in the address of a booking. */
type BookingChoices = Partial<
  Record<
    'servicio' | 'rumis' | 'desde' | 'hasta' | 'dias' | 'hora' | 'horas' | 'extras' | 'pase' | 'paso',
    string | undefined
  >
>

/** What the desk has chosen so far for somebody at the counter. */
type WalkInChoices = Partial<
  Record<'buscar' | 'cliente' | 'rumis' | 'tipo' | 'servicio' | 'dia' | 'mensaje', string | undefined>
>

/** What the office keeps of the business, by what its pages are called. */
export type SettingsSection =
  | 'casa'
  | 'horarios'
  | 'requisitos'
  | 'habitaciones'
  | 'equipo'
  | 'servicios'
  | 'tarjetas'
  | 'textos'
  | 'fotos'
  | 'pagos'
  | 'permisos'
  | 'bitacora'

/** The day a screen of the office shows, where it is not today. */
type Day = { dia?: string | undefined }

function withQuery(path: string, query: Query = {}) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

const account = (rest = '') => `/mi-cuenta${rest}`
const office = (rest = '') => `/oficina${rest}`

/** Every address of the site, as a function; nothing else spells one out. */
export const paths = {
  home: () => '/',
  grooming: () => '/grooming',
  dayCare: () => '/guarderia',
  hotel: () => '/hotel',
  events: () => '/eventos',
  training: () => '/entrenamiento',
  shop: () => '/tienda',
  location: () => '/ubicacion',
  blog: () => '/blog',
  about: () => '/nosotros',
  services: () => '/servicios',
  contact: () => '/contacto',
  privacy: () => '/aviso-de-privacidad',
  didYouKnow: () => '/sabias-que',
  cart: () => '/carrito',
  checkout: () => '/pagar',

  login: (query?: LoginAddress) => withQuery('/auth/login', query),
  register: (query?: Pick<LoginAddress, 'volver'>) => withQuery('/auth/register', query),
  verifyEmail: (token: string) => `/auth/verificar/${token}`,
  forgotPassword: () => '/auth/olvide',
  confirmEmail: (token: string) => `/auth/correo/${token}`,
  resetPassword: (token: string) => `/auth/restablecer/${token}`,

  invitation: (token: string) => `/auth/invitacion/${token}`,
  firstAdmin: (token: string) => `/auth/primera-cuenta/${token}`,
  secondFactorSetup: () => '/auth/segundo-paso',

  account: () => account(),
  dogs: () => account('/rumis'),
  newDog: (query?: Pick<BookingChoices, 'servicio'>) => withQuery(account('/rumis/nuevo'), query),
  dog: (id: string) => account(`/rumis/${id}`),
  editDog: (id: string) => account(`/rumis/${id}/editar`),
  book: (query?: BookingChoices) => withQuery(account('/reservar'), query),
  booked: (id: string) => account(`/reservar/lista/${id}`),
  /** The same choices, before there is an account. */
  bookAsGuest: (query?: BookingChoices) => withQuery('/reservar', query),
  bookings: () => account('/reservas'),
  booking: (id: string) => account(`/reservas/${id}`),
  moveBooking: (id: string, query?: Pick<BookingChoices, 'desde' | 'hasta' | 'hora'>) =>
    withQuery(account(`/reservas/${id}/mover`), query),
  ownMessages: () => account('/solicitudes'),
  passes: (query?: { pase?: string }) => withQuery(account('/pases'), query),
  bookingReports: (id: string) => account(`/reservas/${id}/reporte`),
  dogReports: (id: string) => account(`/rumis/${id}/reportes`),
  orders: () => account('/pedidos'),
  order: (id: string, query?: { nuevo: string }) => withQuery(account(`/pedidos/${id}`), query),
  notifications: () => account('/notificaciones'),
  profile: () => account('/perfil'),
  dataRights: () => account('/perfil/derechos'),

  officeAccount: () => office('/mi-cuenta'),
  office: (query?: { dia: string }) => withQuery(office(), query),
  officeBookings: () => office('/reservas'),
  officeNewBooking: (query?: WalkInChoices) => withQuery(office('/reservas/nueva'), query),
  officeBooking: (id: string) => withQuery(office('/reservas'), { reserva: id }),
  officePasses: () => office('/pases'),
  officeWaiting: () => office('/espera'),
  officeInHouse: () => office('/en-casa'),
  officeReports: (query?: Day) => withQuery(office('/reportes'), query),
  officeReport: (bookingId: string, rumiId: string, query?: Day) =>
    withQuery(office(`/reportes/${bookingId}/${rumiId}`), query),
  officeSchedule: () => office('/horarios'),
  officeOccupancy: () => office('/ocupacion'),
  officeClients: () => office('/clientes'),
  officeClient: (id: string) => office(`/clientes/${id}`),
  officeDogs: () => office('/rumis'),
  officeDog: (id: string) => office(`/rumis/${id}`),
  officeServices: () => office('/servicios'),
  officeRecords: () => office('/expedientes'),
  officeSettings: (section?: SettingsSection) => office(section ? `/ajustes/${section}` : '/ajustes'),
  officeAudit: (query?: { que?: string; cosa?: string; quien?: string }) =>
    withQuery(office('/ajustes/bitacora'), query),
  officeProducts: () => office('/productos'),
  officeOrders: () => office('/pedidos'),
  officePacking: () => office('/pedidos/surtir'),
  officeOrder: (id: string) => office(`/pedidos/${id}`),
  officeMessages: (query?: { mensaje: string }) => withQuery(office('/mensajes'), query),
  officePrivacy: () => office('/privacidad'),
  officeSetup: () => office('/empezar'),
  officeUsers: () => office('/usuarios'),
  officeDeadLetters: () => office('/correos-detenidos'),
  officeSecurity: (query?: {
    suceso?: string | undefined
    cuenta?: string | undefined
    red?: string | undefined
  }) => withQuery(office('/seguridad'), query),
  officeBusiness: () => office('/negocio'),
  officeBooks: () => office('/contabilidad'),
  officeAccounts: () => office('/contabilidad/cuentas'),
  officeEntries: (query?: { cuenta?: string; buscar?: string }) =>
    withQuery(office('/contabilidad/polizas'), query),
  officeEntry: (id: string) => office(`/contabilidad/polizas/${id}`),
  officeNewEntry: () => office('/contabilidad/polizas/nueva'),
  officeMonths: () => office('/contabilidad/meses'),
  officeReconciliation: (query?: { desde: string; hasta: string; cuenta?: string }) =>
    withQuery(office('/contabilidad/conciliacion'), query),
  officeTrialBalance: (query?: { from: string; to: string }) =>
    withQuery(office('/contabilidad/balanza'), query && { desde: query.from, hasta: query.to }),
  officeIncomeStatement: () => office('/contabilidad/resultados'),
  officeBalanceSheet: () => office('/contabilidad/situacion'),
  officeReceivables: () => office('/contabilidad/por-cobrar'),
  officeLedger: (id: string, query?: { from: string; to: string }) =>
    withQuery(office(`/contabilidad/cuentas/${id}`), query && { desde: query.from, hasta: query.to }),
  officePayments: (query?: { desde?: string; hasta?: string }) => withQuery(office('/pagos'), query),
  officePayment: (id: string) => office(`/pagos/${id}`),
  officeTill: () => office('/caja'),
  officeCounterSale: () => office('/venta'),
}

/** Where someone of this role begins; who runs a house that has not opened, at what is left to do. */
export function homeOf(role: Role, isOpen = true) {
  if (role === 'cliente') return paths.account()
  return role === 'admin' && !isOpen ? paths.officeSetup() : paths.office()
}
