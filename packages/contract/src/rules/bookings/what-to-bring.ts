import type { ServiceType } from './service-types.ts'

/** Things that an owner brings, by purpose. Shown at booking and in the mails. */
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
