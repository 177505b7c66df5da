/** Dialog that finds cover for the bookings of an absence. */
export const coverCopy = {
  find: 'Buscar quién cubre',
  title: (name: string) => `Cubrir a ${name}`,
  lead: (bookings: number) =>
    bookings === 0
      ? 'No tiene citas a esas horas.'
      : bookings === 1
        ? 'Tiene 1 cita a esas horas. Quita lo que no quieras mover.'
        : `Tiene ${bookings} citas a esas horas. Quita lo que no quieras mover.`,
  when: (day: string, hour: string) => `${day}, ${hour}`,
  colleague: (name: string) => `${name}, a la misma hora`,
  otherTime: (name: string, when: string) => `${name}, ${when}: avísale antes a la familia`,
  ask: (owner: string) => `No hay otro lugar cercano. Pregúntale a ${owner}.`,
  call: (owner: string, phone: string) => `${owner}, ${phone}`,
  left: (count: number) =>
    count === 1
      ? '1 cita se queda como está hasta que hables con la familia. Lo demás del horario se cierra.'
      : `${count} citas se quedan como están hasta que hables con las familias. Lo demás del horario se cierra.`,
  record: (moves: number) =>
    moves === 0
      ? 'Anotar ausencia'
      : moves === 1
        ? 'Mover 1 cita y anotar ausencia'
        : `Mover ${moves} citas y anotar ausencia`,
  recorded: (name: string, left: number) =>
    left === 0 ? `Anotada la ausencia de ${name}.` : `Anotada la ausencia de ${name}. Por decidir: ${left}.`,
} as const
