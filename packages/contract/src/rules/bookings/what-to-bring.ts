import type { ServiceType } from './service-types.ts'

/** What an owner brings, by what it is for: said when it is booked and in the mails of it. */
export const whatToBring = {
  Guardería: [
    'Su correa y su placa.',
    'Su comida en porciones, si come a mediodía.',
    'Su cobija favorita, si duerme mejor con ella.',
  ],
  Hotel: [
    'Su comida en porciones, una por cada vez que come.',
    'Su medicina, si toma alguna, con la hora escrita.',
    'Su cama o su cobija, y algo que huela a casa.',
  ],
  Grooming: ['Su correa.'],
  'Extra-Grooming': ['Su correa.'],
  Entrenamiento: [
    'Su correa y su pechera.',
    'Sus premios favoritos, en pedacitos.',
    'Hambre: que no haya comido.',
  ],
  Evento: ['Ganas de fiesta.'],
} as const satisfies Record<ServiceType, readonly string[]>
