import type { HeroCopy, ItemCopy, PageCopy } from './page-copy.ts'

type ServicesCopy = PageCopy & {
  hero: HeroCopy & { action: string }
  list: { title: string; lead: string; button: string; facts: Record<string, readonly string[]> }
  promo: HeroCopy
  steps: { title: string; lead: string; items: readonly ItemCopy[] }
  closing: { register: string; contact: string }
}

/** `/servicios`, a page of its own (decision 10); names and texts of the services are those of the home page. */
export const servicesCopy = {
  meta: {
    title: 'Servicios para perros: {servicios} | {casa}',
    description:
      'Todo lo que hacemos por tu perro en una sola casa: {servicios} en {ciudad}. Compara y elige.',
  },
  hero: {
    title: 'Nuestros Servicios',
    subtitle: 'Una casa, {maneras} de cuidarlo, con una sola ficha y los mismos papeles.',
    action: 'Ver los servicios',
  },
  list: {
    title: 'Elige lo que hoy le hace falta',
    lead: 'Cada servicio con lo que conviene saber antes de decidir.',
    button: 'Conoce nuestros planes',
    facts: {
      dayCare: ['{HorarioGuarderia}', 'Por día, semana o mes', '{desdeEdad}'],
      hotel: ['Entrada desde las {llegada}', 'Salida antes de las {salida}', '{hastaHotel}'],
      grooming: ['De 1 a 2 horas', 'Reserva con {aviso}', '{DiasEstetica}'],
      training: ['Sesiones de 60 minutos', 'Métodos positivos', '{hastaEntrenamiento}'],
      events: ['De 2 a 4 horas', 'Pastel canino incluido', 'Una fiesta a la vez'],
    },
  },
  promo: {
    title: 'Un solo lugar que ya lo conoce',
    subtitle:
      'El que viene a bañarse es el mismo que duerme aquí en Semana Santa. Sabemos qué come, con quién juega y dónde le gusta que lo rasquen.',
  },
  steps: {
    title: 'Empezar toma un minuto',
    lead: 'Y solo se hace una vez.',
    items: [
      { title: 'Crea tu cuenta', text: 'Con tu nombre y tu correo. Sin tarjeta.' },
      { title: 'Cuéntanos de él', text: 'Raza, edad, mañas y una foto de su cartilla.' },
      { title: 'Elige día o cuarto', text: 'Ves qué hay libre y el precio final antes de confirmar.' },
      { title: 'Tráelo', text: 'Lo recibimos por su nombre. Tú te enteras de todo desde tu cuenta.' },
    ],
  },
  closing: { register: 'Crear cuenta', contact: 'Escríbenos' },
} as const satisfies ServicesCopy
