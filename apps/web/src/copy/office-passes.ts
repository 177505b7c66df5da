import type { PassKind, PassStatus } from '@rumi/contract'
import type { StateTone } from '../ui/state-chip.tsx'

/** `/oficina/pases`. */
export const officePassesCopy = {
  title: 'Pases',
  caption: 'Pases',
  kinds: {
    'training-5': '5 sesiones de entrenamiento',
    'training-10': '10 sesiones de entrenamiento',
    'day-care-month': 'Plan Mensual de guardería',
  } satisfies Record<PassKind, string>,
  statuses: {
    requested: { tone: 'soon', word: 'Por pagar' },
    active: { tone: 'ok', word: 'Activo' },
    cancelled: { tone: 'missing', word: 'Cancelado' },
    expired: { tone: 'neutral', word: 'Vencido' },
  } satisfies Record<PassStatus, { tone: StateTone; word: string }>,
  status: 'Estado',
  anyStatus: 'Todos',
  pass: 'Pase',
  owner: 'Dueño',
  left: 'Quedan',
  leftOf: (left: number, all: number) => `${left} de ${all}`,
  until: 'Vence',
  noEnd: 'No vence',
  total: 'Precio',
  actions: 'Acciones',
  markPaid: 'Marcar pagado',
  cancel: 'Cancelar',
  paidTitle: (owner: string) => `¿Ya pagó ${owner}?`,
  paidText: (pass: string, amount: string) => `${pass}, ${amount}. Desde ahora paga sus días o sesiones.`,
  cancelTitle: (owner: string) => `¿Cancelar el pase de ${owner}?`,
  cancelText: (pass: string) => `${pass}. Nadie lo ha pagado; puede pedirlo de nuevo.`,
  nowPaid: (owner: string) => `Activo el pase de ${owner}.`,
  nowCancelled: (owner: string) => `Cancelado el pase de ${owner}.`,
  emptyTitle: 'Sin pases',
  emptyText: 'Cuando alguien pida un pase, aparece aquí para cobrarlo.',
} as const
