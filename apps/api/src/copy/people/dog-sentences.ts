import { inWordOfBusiness } from '../in-word-of-business.ts'

/** Messages about dogs. */
export const dogSentences = {
  bornInTheFuture: 'Su fecha de nacimiento no puede estar en el futuro.',
  bornAfter: (record: string, day: string) =>
    `Nació antes: su ${record} se aplicó el ${day}. Corrige la fecha de nacimiento, o primero ese papel.`,
  tooOld: (years: number) => `Tendría más de ${years} años. Revisa el año de nacimiento.`,
  deskTakesBack: 'Si fue un error, escríbenos o dilo en recepción y lo corregimos.',
  endedDog: (name: string) => `${name} ya no viene con nosotros. Elige a otro rumi.`,
  stillExpected: (name: string, ahead: readonly string[]) =>
    `${name} todavía tiene por delante: ${ahead.join('; ')}. Resuélvelo primero y vuelve a intentarlo.`,
  inHouse: (visit: string) => `${visit} (está con nosotros: registra su salida en recepción)`,
  booked: (visit: string) => `${visit} (cancélala en Reservas)`,
  waits: (visit: string) => `lista de espera, ${visit} (déjala en Reservas)`,
  waitsAtTheDesk: (visit: string) => `lista de espera, ${visit} (quítala en Lista de espera)`,
  /** Name of a dog until its owner says it. */
  byWeight: (weightKg: number) => inWordOfBusiness(`Un rumi de ${weightKg} kg`),
  stillProvisional: (names: string) =>
    `Anotamos a ${names} por teléfono. Completa su nombre, sexo y fecha de nacimiento y vuelve a intentarlo.`,
  whoseDog: 'Elige de qué cliente es este rumi.',
} as const
