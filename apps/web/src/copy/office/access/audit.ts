import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'
import type { AuditAction, AuditEntity, AuditEntry } from '@rumi/contract'

/** Subject of an entry in the sentence 'Marta cambió …'. */
const things: Record<AuditEntity, (label: string) => string> = {
  settings: () => 'los ajustes del negocio',
  user: (label) => `la cuenta de ${label}`,
  role: (label) => `el rol ${label}`,
  invitation: (label) => `la invitación de ${label}`,
  familyMember: (label) => `a ${label} como segunda persona de una cuenta`,
  secondFactor: (label) => `la verificación en dos pasos de ${label}`,
  rumi: (label) => `los datos de ${label}`,
  medicalRecord: (label) => `el papel de ${label}`,
  merge: (label) => `otra ficha con la de ${label}`,
  override: (label) => `una excepción en la reserva de ${label}`,
  service: (label) => `el servicio ${label}`,
  serviceType: (label) => `lo que ocupa ${label}`,
  planCard: (label) => `la tarjeta ${label}`,
  product: (label) => `el producto ${label}`,
  payment: (label) => `un pago de ${label}`,
  cashDay: (label) => `la caja ${label}`,
  closedMonth: (label) => `el mes de ${label.slice(0, 7)}`,
  cfdi: (label) => `la factura del pedido ${label}`,
  expense: (label) => `el gasto ${label}`,
  bankStatement: (label) => `el estado de cuenta ${label}`,
  pass: (label) => `un pase de ${label}`,
  order: (label) => `el pedido ${label}`,
  booking: (label) => `el precio de la reserva de ${label}`,
  playGroup: (label) => `el grupo ${label}`,
  tag: (label) => `la etiqueta ${label}`,
  dogTag: (label) => `una etiqueta de ${label}`,
  dogPair: (label) => `con quién no va ${label}`,
  visit: (label) => `la visita de ${label}`,
  agreement: (label) => `el acuerdo ${label}`,
  careItem: (label) => `el plan de ${label}`,
  careMark: (label) => `una marca de ${label}`,
  collector: (label) => `quién puede recoger: ${label}`,
  incident: (label) => `el incidente de ${label}`,
  resource: (label) => `${label}, de habitaciones y equipo`,
  pool: (label) => `los lugares de ${label}`,
  houseDay: (label) => `el día especial ${label}`,
  account: (label) => `la cuenta contable ${label}`,
}

const verbs: Record<AuditAction, string> = { created: 'agregó', changed: 'cambió', deleted: 'quitó' }

const ownVerbs: Partial<Record<AuditEntity, Partial<Record<AuditAction, string>>>> = {
  user: { created: 'abrió', deleted: 'borró' },
  payment: { created: 'registró' },
  cashDay: { created: 'abrió' },
  closedMonth: { created: 'cerró', deleted: 'reabrió' },
  bankStatement: { created: 'importó' },
  expense: { created: 'registró' },
  order: { created: 'hizo' },
  cfdi: { created: 'pidió timbrar' },
  merge: { created: 'unió' },
  invitation: { created: 'envió', deleted: 'retiró' },
}

const isOwnInvitation = ({ entity, action, actor, entityId }: AuditEntry) =>
  entity === 'invitation' && action === 'deleted' && actor?.id === entityId

/** `/oficina/ajustes/bitacora`. */
export const officeAuditCopy = inWordOfBusiness({
  title: 'Bitácora',
  lead: 'Quién cambió qué: ajustes, personas, papeles, precios, dinero y permisos. No se borra y nadie la puede cambiar.',
  filters: 'Qué se muestra',
  entity: 'Qué',
  anyEntity: 'Todo',
  actor: 'Quién',
  anyActor: 'Cualquiera',
  otherActor: 'Una persona',
  from: 'Desde',
  to: 'Hasta',
  oneThing: 'Solo los cambios de una cosa.',
  showAll: 'Quitar filtros',
  list: 'Cambios',
  more: 'Ver más',
  emptyTitle: 'Nada con esos filtros',
  emptyText: 'Cambia los filtros o quítalos para ver todo.',
  noneTitle: 'Todavía no hay cambios',
  noneText: 'Aquí quedará cada uno: quién, cuándo, qué decía y qué dice.',
  history: 'Su historia',
  values: (count: number) => (count === 1 ? 'Ver el dato' : `Ver los ${count} datos`),
  wholeValue: 'Ver completo',
  before: 'Decía',
  after: 'Dice',
  nothing: 'nada',
  erased: 'Se borró con los datos de la persona.',
  origin: (network: string | null, device: string | null) =>
    [network && `desde la red ${network}`, device].filter(Boolean).join(' · '),
  /** Author, also without a name. */
  who: ({ actor, requestId }: AuditEntry) =>
    actor
      ? actor.name || 'Alguien cuya cuenta ya no existe'
      : requestId
        ? 'Alguien sin sesión'
        : 'El sistema',
  verb: (entry: AuditEntry) =>
    isOwnInvitation(entry) ? 'aceptó' : (ownVerbs[entry.entity]?.[entry.action] ?? verbs[entry.action]),
  thing: ({ entity, label, subject }: AuditEntry) =>
    things[entity](label || subject?.name || 'algo que ya no existe'),
  entities: {
    settings: 'Ajustes del negocio',
    user: 'Personas y roles',
    invitation: 'Invitaciones',
    familyMember: 'Cuentas compartidas',
    secondFactor: 'Verificación en dos pasos',
    rumi: 'Rumis',
    medicalRecord: 'Papeles',
    merge: 'Fichas unidas',
    override: 'Excepciones',
    service: 'Servicios',
    serviceType: 'Limpieza',
    planCard: 'Tarjetas de planes',
    product: 'Productos',
    payment: 'Pagos',
    cashDay: 'Caja',
    closedMonth: 'Meses cerrados',
    cfdi: 'Facturas',
    bankStatement: 'Estados de cuenta',
    expense: 'Gastos',
    pass: 'Pases',
    order: 'Pedidos',
    booking: 'Precios acordados',
    visit: 'Llegadas y salidas',
    playGroup: 'Grupos de juego',
    tag: 'Etiquetas',
    dogTag: 'Etiquetas de rumis',
    dogPair: 'Con quién no van',
    agreement: 'Acuerdos',
    careItem: 'Planes de cuidado',
    careMark: 'Marcas de cuidado',
    collector: 'Quién puede recoger',
    incident: 'Incidentes',
    resource: 'Habitaciones y equipo',
    role: 'Roles propios',
    pool: 'Lugares',
    houseDay: 'Días especiales',
    account: 'Cuentas contables',
  } satisfies Record<AuditEntity, string> as Readonly<Record<AuditEntity, string>>,
} as const)
