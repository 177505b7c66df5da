import type { BookingStatus } from '@rumi/contract'
import { account, type BookingChoices, office, publicPaths, withQuery } from './public-paths.ts'

/** Choices of the desk for a walk-in client. */
type WalkInChoices = Partial<
  Record<
    'buscar' | 'cliente' | 'rumis' | 'tipo' | 'servicio' | 'dia' | 'hasta' | 'mensaje',
    string | undefined
  >
>

/** Sections of the business settings, by page. */
export type SettingsSection =
  | 'casa'
  | 'horarios'
  | 'requisitos'
  | 'habitaciones'
  | 'equipo'
  | 'servicios'
  | 'grupos'
  | 'etiquetas'
  | 'tarjetas'
  | 'paginas'
  | 'textos'
  | 'acuerdos'
  | 'fotos'
  | 'pagos'
  | 'importar'
  | 'permisos'
  | 'bitacora'

/** Day of an office screen; omitted for today. */
type Day = { dia?: string | undefined }

/** All addresses of the site, as functions; no other code spells one out. */
export const paths = {
  ...publicPaths,

  arrival: () => '/llegada',
  dogs: () => account('/rumis'),
  newDog: (query?: Pick<BookingChoices, 'servicio'>) => withQuery(account('/rumis/nuevo'), query),
  dog: (id: string) => account(`/rumis/${id}`),
  editDog: (id: string) => account(`/rumis/${id}/editar`),
  booked: (id: string) => account(`/reservar/lista/${id}`),
  bookings: () => account('/reservas'),
  booking: (id: string) => account(`/reservas/${id}`),
  moveBooking: (id: string, query?: Pick<BookingChoices, 'desde' | 'hasta' | 'hora'>) =>
    withQuery(account(`/reservas/${id}/mover`), query),
  ownMessages: () => account('/solicitudes'),
  bookingReports: (id: string) => account(`/reservas/${id}/reporte`),
  dogReports: (id: string) => account(`/rumis/${id}/reportes`),
  orders: () => account('/pedidos'),
  order: (id: string, query?: { nuevo: string }) => withQuery(account(`/pedidos/${id}`), query),
  receipt: (id: string) => account(`/recibos/${id}`),
  notifications: () => account('/notificaciones'),
  profile: () => account('/perfil'),
  ownData: () => account('/perfil/mis-datos'),
  agreements: () => account('/acuerdos'),
  signedAgreement: (id: string) => account(`/acuerdos/${id}`),
  dataRights: () => account('/perfil/derechos'),

  officeAccount: () => office('/mi-cuenta'),
  officeBookings: (query?: { desde?: string; hasta?: string; estado?: BookingStatus }) =>
    withQuery(office('/reservas'), query),
  officeNewBooking: (query?: WalkInChoices) => withQuery(office('/reservas/nueva'), query),
  officeBooking: (id: string) => withQuery(office('/reservas'), { reserva: id }),
  officePhoneQuote: (query?: Day) => withQuery(office('/cotizar'), query),
  officePasses: () => office('/pases'),
  officePass: (id: string) => withQuery(office('/pases'), { pase: id }),
  officeWaiting: () => office('/espera'),
  officeInHouse: () => office('/en-casa'),
  officeCare: (query?: Day) => withQuery(office('/cuidados'), query),
  officeReports: (query?: Day) => withQuery(office('/reportes'), query),
  officeReport: (bookingId: string, rumiId: string, query?: Day) =>
    withQuery(office(`/reportes/${bookingId}/${rumiId}`), query),
  officeIncidents: (query?: { desde: string; hasta: string }) => withQuery(office('/incidentes'), query),
  officeNewIncident: (query?: { rumi: string }) => withQuery(office('/incidentes/nuevo'), query),
  officeIncident: (id: string) => office(`/incidentes/${id}`),
  officeSchedule: () => office('/horarios'),
  officeOccupancy: () => office('/ocupacion'),
  officeMyDay: () => office('/mi-dia'),
  officeClients: () => office('/clientes'),
  officeClient: (id: string, query?: { cobrar: '1' }) => withQuery(office(`/clientes/${id}`), query),
  officeSignedAgreement: (clientId: string, id: string) => office(`/clientes/${clientId}/acuerdos/${id}`),
  officeDogs: () => office('/rumis'),
  officeDog: (id: string) => office(`/rumis/${id}`),
  officeServices: () => office('/servicios'),
  officeRecords: () => office('/expedientes'),
  officeSettings: (section?: SettingsSection) => office(section ? `/ajustes/${section}` : '/ajustes'),
  officeAudit: (query?: { que?: string; cosa?: string; quien?: string }) =>
    withQuery(office('/ajustes/bitacora'), query),
  officeProducts: () => office('/productos'),
  officeStock: () => office('/inventario'),
  officeProductStock: (id: number) => office(`/inventario/${id}`),
  officeOrders: () => office('/pedidos'),
  officePacking: () => office('/pedidos/surtir'),
  officeOrder: (id: string) => office(`/pedidos/${id}`),
  officeMessages: (query?: { mensaje: string }) => withQuery(office('/mensajes'), query),
  officePrivacy: () => office('/privacidad'),
  officeUsers: () => office('/usuarios'),
  officeDeadLetters: () => office('/correos-detenidos'),
  officeSecurity: (query?: {
    suceso?: string | undefined
    cuenta?: string | undefined
    red?: string | undefined
  }) => withQuery(office('/seguridad'), query),
  officeBusiness: () => office('/negocio'),
  officeAccounts: () => office('/contabilidad/cuentas'),
  officeEntries: (query?: {
    cuenta?: string
    buscar?: string
    reserva?: string
    pedido?: string
    pase?: string
    estado?: string
    desde?: string
    hasta?: string
  }) => withQuery(office('/contabilidad/polizas'), query),
  officeEntry: (id: string) => office(`/contabilidad/polizas/${id}`),
  officeNewEntry: () => office('/contabilidad/polizas/nueva'),
  officeExpenses: (query?: { mes?: string; pago?: 'sin-cfdi' }) =>
    withQuery(office('/contabilidad/gastos'), query),
  officeExpense: (id: string) => office(`/contabilidad/gastos/${id}`),
  officeNewExpense: (paidLine?: { banco: string; dia: string; concepto: string; importe: string }) =>
    withQuery(office('/contabilidad/gastos/nuevo'), paidLine),
  officeImportExpenses: () => office('/contabilidad/gastos/importar'),
  officeInvoices: (query?: { estado: 'por-atender' } | { global: string }) =>
    withQuery(office('/contabilidad/facturas'), query),
  officeGlobalInvoice: (id: string) => office(`/contabilidad/facturas/globales/${id}`),
  officeMonth: (mes: string) => withQuery(office('/contabilidad'), { mes }),
  officeMonths: () => office('/contabilidad/meses'),
  officeTaxes: (query?: { mes: string }) => withQuery(office('/contabilidad/impuestos'), query),
  officeYears: () => office('/contabilidad/ejercicios'),
  officeReconciliation: (query?: { desde: string; hasta: string; cuenta?: string }) =>
    withQuery(office('/contabilidad/conciliacion'), query),
  officeTrialBalance: (query?: { from: string; to: string }) =>
    withQuery(office('/contabilidad/balanza'), query && { desde: query.from, hasta: query.to }),
  officeIncomeStatement: (query?: { from: string; to: string }) =>
    withQuery(office('/contabilidad/resultados'), query && { desde: query.from, hasta: query.to }),
  officeBalanceSheet: () => office('/contabilidad/situacion'),
  officeReceivables: (query?: Day) => withQuery(office('/contabilidad/por-cobrar'), query),
  officeLedger: (id: string, query?: { from: string; to: string }) =>
    withQuery(office(`/contabilidad/cuentas/${id}`), query && { desde: query.from, hasta: query.to }),
  officePayments: (query?: { desde?: string; hasta?: string }) => withQuery(office('/pagos'), query),
  officePayment: (id: string) => office(`/pagos/${id}`),
  officeTill: () => office('/caja'),
  officeCashReport: (id: string) => office(`/caja/${id}`),
  officeCounterSale: () => office('/venta'),
}
