/** `/oficina/espera`. */
export const officeWaitingCopy = {
  title: 'Lista de espera',
  caption: 'Quién espera',
  service: 'Servicio',
  anyService: 'Todos',
  day: 'Día',
  allDays: 'Todos los días',
  dogs: 'Rumis',
  owner: 'Dueño',
  wants: 'Quiere',
  since: 'Espera desde',
  status: 'Estado',
  waiting: 'En espera',
  offeredUntil: (theHour: string) => `Lugar guardado hasta ${theHour}`,
  openBooking: 'Ver reserva',
  emptyTitle: 'Nadie espera',
  emptyText: 'Cuando un día esté lleno y alguien quiera esperar, aparece aquí.',
} as const
