import type { VisitStatus } from '@rumi/contract'

const acts = (count: number) => (count === 1 ? '1 registro' : `${count} registros`)

/** Acts of the desk that were made without a connection. */
export const outboxCopy = {
  waiting: 'Pendiente de enviar',
  sending: (count: number) => `Enviando ${acts(count)}…`,
  undo: 'Deshacer',
  full: 'Este equipo no pudo guardarlo. Anótalo y regístralo cuando vuelva internet.',
  receiveNeeds: 'Le falta algo para entrar: regístralo cuando vuelva internet.',
  leaveNeeds: {
    owes: 'Tiene algo por pagar: su salida se registra con internet.',
    late: 'Ya pasó su hora y puede llevar recargo: su salida se registra con internet.',
    early: 'Se va antes y cambia su precio: su salida se registra con internet.',
    ahead: 'Le queda una cita hoy: su salida se registra con internet.',
  },
  conflictsTitle: (count: number) =>
    count === 1 ? '1 registro tuyo no entró' : `${count} registros tuyos no entraron`,
  conflictsText: 'Sin conexión anotaste una cosa y el sistema tiene otra. Decide cuál queda.',
  mine: 'Tú, sin conexión',
  theirs: 'En el sistema',
  mark: (result: string, time: string) => `${result}, ${time}`,
  theirMark: (by: string, result: string, time: string) => `${by}: ${result}, ${time}`,
  unmarked: 'Sin marcar',
  unknown: 'Ya no está en la lista.',
  arrival: (time: string) => `Entrada, ${time}`,
  departure: (time: string) => `Salida, ${time}`,
  statuses: {
    expected: 'Todavía no llega',
    'in-house': 'En la casa',
    gone: 'Ya se fue',
    missed: 'Marcado como «No llegó»',
  } satisfies Record<VisitStatus, string>,
  since: (status: string, time: string) => `${status}, ${time}`,
  twice: 'Si los dos la dieron, recibió doble: avisa a quien está a cargo.',
  discard: 'Descartar la mía',
  repeat: 'Volver a marcar',
  repeatVisit: 'Volver a registrar',
  ofDog: (dog: string) => ` ${dog}`,
  leaveTitle: '¿Cerrar sesión sin enviar?',
  leaveText: (count: number) =>
    count === 1
      ? 'Hay 1 registro sin enviar. Si cierras la sesión, se borra de este equipo y se pierde.'
      : `Hay ${count} registros sin enviar. Si cierras la sesión, se borran de este equipo y se pierden.`,
  leave: 'Cerrar sesión y borrarlos',
  stay: 'Seguir aquí',
} as const
