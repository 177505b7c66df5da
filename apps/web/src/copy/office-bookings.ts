/** `/oficina/reservas`. */
export const officeBookingsCopy = {
  title: 'Reservas',
  caption: 'Reservas',
  from: 'Desde',
  status: 'Estado',
  anyStatus: 'Todos',
  when: 'Cuándo',
  dogs: 'Rumis',
  owner: 'Dueño',
  service: 'Servicio',
  total: 'Total',
  openDay: 'Ver el día',
  emptyTitle: 'Sin reservas',
  emptyText: 'Cambia la fecha o el estado.',
  more: 'Ver más',
} as const
