/** Moving a booking at the desk: what it costs, why it cannot be, what would help. */
export const movesCopy = {
  priceTitle: (who: string) => `Cambia el precio de ${who}`,
  priceChanges: (before: string, after: string, difference: string, isMore: boolean) =>
    `De ${before} a ${after}: ${difference} ${isMore ? 'más' : 'menos'}.`,
  leave: 'Dejarla como está',
  agree: 'Cambiar',
  moveWithout: (service: string) => `Mover y cancelar ${service}`,
  makeRoom: (room: string) => `Pasar esa reserva a ${room}`,
} as const
