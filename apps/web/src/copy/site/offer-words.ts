import type { PlanPage } from '@rumi/contract'
import { spelledNumber } from './spelled-number.ts'

/** Sentences about the services on sale. */
export const offerWords = {
  services: {
    dayCare: 'guardería',
    hotel: 'hotel',
    grooming: 'estética',
    training: 'entrenamiento',
    events: 'eventos',
  } as const satisfies Record<PlanPage, string>,
  /** Placeholder for a business without services. */
  care: 'cuidado',
  more: 'más',
  ways: (count: number) => (count > 1 ? `${spelledNumber(count)} maneras` : 'una manera'),
  dayCarePlaces: (count: number) => `${spelledNumber(count)} lugares en la guardería`,
  roomEach: 'un cuarto por familia en el hotel',
  asManyAsCalm: 'los que atendemos con calma',
  dayCareHours: (hours: string) => ` La guardería trabaja ${hours}.`,
  alsoAtNight: ', también de noche',
} as const
