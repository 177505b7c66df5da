const dogs = (count: number) => (count === 1 ? '1 perro' : `${count} perros`)

/** Closing checklist of the day board. */
export const closingCopy = {
  open: 'Cierre del día',
  title: 'Cierre del día',
  stillIn: (count: number) =>
    count === 0
      ? 'Ya se fueron todos los de hoy'
      : `${count === 1 ? 'Falta' : 'Faltan'} por irse ${dogs(count)}`,
  overnight: (count: number) => `${count === 1 ? 'Se queda' : 'Se quedan'} a dormir ${dogs(count)}.`,
  notCome: (count: number) =>
    count === 0
      ? 'Llegaron todos los que se esperaban'
      : `No ${count === 1 ? 'ha' : 'han'} llegado ${dogs(count)}`,
  toCome: (count: number) => `${count === 1 ? 'Viene' : 'Vienen'} más tarde ${dogs(count)}`,
  lateCare: (count: number) =>
    count === 0
      ? 'No hay cuidados atrasados'
      : `${count === 1 ? '1 cuidado atrasado' : `${count} cuidados atrasados`} sin marcar`,
  careOf: (dog: string, name: string, time: string) => `${dog}: ${name}, ${time}`,
  careSeen: 'Ya los vi y avisé a quien corresponde',
  careUnseen: 'Antes de cerrar, revisa los cuidados atrasados y marca la casilla.',
  toCare: 'Ir a Cuidados',
  markMissed: (count: number) =>
    count === 1 ? 'Marcar «No llegó»' : `Marcar a los ${count} como «No llegó»`,
  unpaid: (count: number) =>
    count === 0
      ? 'Todas las salidas están pagadas'
      : count === 1
        ? '1 salida sin pagar'
        : `${count} salidas sin pagar`,
  owes: (who: string, amount: string) => `${who}: ${amount}`,
  tills: (count: number) =>
    count === 0 ? 'La caja está cerrada' : count === 1 ? 'La caja sigue abierta' : `${count} cajas abiertas`,
  toTill: 'Ir a Caja',
  messages: (count: number, more: boolean) =>
    count === 0
      ? 'No hay mensajes sin responder'
      : count === 1
        ? '1 mensaje sin responder'
        : `${count}${more ? ' o más' : ''} mensajes sin responder`,
  toMessages: 'Ir a Mensajes',
} as const
