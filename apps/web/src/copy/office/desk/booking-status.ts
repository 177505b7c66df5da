/** Moving a booking at the desk: cost, obstacles and suggestions. */
export const movesCopy = {
  priceTitle: (who: string) => `Cambia el precio de ${who}`,
  priceChanges: (before: string, after: string, difference: string, isMore: boolean) =>
    `De ${before} a ${after}: ${difference} ${isMore ? 'más' : 'menos'}.`,
  placeTitle: (who: string) => `Cambia el lugar de ${who}`,
  placeChanges: (before: string, after: string) =>
    `${before} no se puede en todo ese tiempo: le toca ${after}.`,
  leave: 'Dejarla como está',
  agree: 'Cambiar',
  moveWithout: (service: string) => `Mover y cancelar ${service}`,
  makeRoom: (room: string) => `Pasar esa reserva a ${room}`,
} as const
