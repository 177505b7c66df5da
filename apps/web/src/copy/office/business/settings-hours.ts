/** `/oficina/ajustes/horarios`. */
export const settingsHoursCopy = {
  title: 'Horarios',
  lead: 'Cuándo abre cada servicio. Lo que guardes vale desde la siguiente reserva; lo que ya se vendió queda como está.',
  groups: {
    house: {
      title: 'General',
      hint: 'El horario que dice el sitio; también el de eventos, y el de llegar y salir del hotel.',
    },
    dayCare: { title: 'Guardería', hint: 'Los días y las horas en que se recibe en la guardería.' },
    grooming: { title: 'Estética', hint: 'Las horas que se ofrecen para baño y corte.' },
    training: { title: 'Entrenamiento', hint: 'Las horas que se ofrecen para las sesiones.' },
  },
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  opens: 'Abre',
  closes: 'Cierra',
  closed: 'Cerrado',
  copyToOthers: (day: string) => `Copiar el ${day} a los demás días`,
  initially: (week: string) => `De inicio: ${week}`,
  hotelTitle: 'Hotel',
  hotelClosedNights: {
    label: 'Días sin hotel',
    hint: 'Esos días no se recibe, no se entrega y nadie se queda a dormir.',
  },
  limitsTitle: 'Con cuánta anticipación',
  fields: {
    checkIn: { label: 'Entrada desde', hint: 'Lo dicen el sitio, los correos y los calendarios.' },
    checkOut: { label: 'Salida antes de', hint: 'Hasta esa hora se puede bañar a quien se va.' },
    maxNights: { label: 'Noches a lo más', hint: 'La estancia más larga en una sola reserva.' },
    minimumNoticeHours: {
      label: 'Horas de aviso',
      hint: 'Lo que falta, por lo menos, para una cita de estética reservada en línea. En el mostrador no cuenta.',
    },
    horizonDays: { label: 'Días por adelantado', hint: 'Hasta cuándo se puede reservar.' },
  },
  history: {
    'hours.house': 'Horario general',
    'hours.dayCare': 'Horario de la guardería',
    'hours.grooming': 'Horario de la estética',
    'hours.training': 'Horario del entrenamiento',
    'hotel.checkIn': 'Entrada al hotel',
    'hotel.checkOut': 'Salida del hotel',
    'hotel.maxNights': 'Noches a lo más',
    hotelClosedNights: 'Días sin hotel',
    minimumNoticeHours: 'Horas de aviso',
    horizonDays: 'Días por adelantado',
  },
  save: 'Guardar horarios',
  outsideTitle: (count: number) =>
    count === 1
      ? 'Guardado. Una reserva queda fuera del nuevo horario'
      : `Guardado. ${count} reservas quedan fuera del nuevo horario`,
  outsideHint: 'Siguen en pie como se vendieron. Muévelas o avisa a quien corresponda.',
  team: 'El horario y los descansos de cada persona están en',
  teamLink: 'Horarios del equipo',
} as const
