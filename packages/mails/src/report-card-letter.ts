import type { Letter } from './letter.ts'
import type { DayTold } from './mail-data.ts'
import { spanishDay } from './spanish.ts'

const mood: Record<DayTold['mood'], string> = {
  happy: 'Feliz',
  calm: 'En calma',
  shy: 'Con pena',
  restless: 'Con mucha pila',
}
const ate: Record<NonNullable<DayTold['ate']>, string> = { all: 'Todo', some: 'Un poco', nothing: 'Nada' }
const played: Record<NonNullable<DayTold['played']>, string> = {
  lots: 'Muchísimo',
  some: 'Un rato',
  little: 'Poquito',
}
const rest: Record<NonNullable<DayTold['rest']>, string> = {
  deep: 'Siesta profunda',
  naps: 'Siestas cortas',
  none: 'No quiso dormir',
}

const photosOf = (count: number) => (count === 1 ? 'una foto' : `${count} fotos`)

/** The day of a dog, told in the evening; the photos wait behind the link, where only its owner sees them. */
export function reportCardLetter(told: DayTold): Letter {
  const facts = [
    { label: 'Ánimo', value: mood[told.mood] },
    ...(told.ate ? [{ label: 'Comió', value: ate[told.ate] }] : []),
    ...(told.played ? [{ label: 'Jugó', value: played[told.played] }] : []),
    ...(told.rest ? [{ label: 'Descansó', value: rest[told.rest] }] : []),
  ]
  return {
    subject: `Así estuvo el día de ${told.dog}`,
    preview:
      told.photos > 0
        ? `Su reporte del ${spanishDay(told.day)}, con ${photosOf(told.photos)}.`
        : `Su reporte del ${spanishDay(told.day)}.`,
    title: `El día de ${told.dog}`,
    paragraphs: [
      `${told.name}, así le fue a ${told.dog} con nosotros el ${spanishDay(told.day)}.`,
      ...(told.words ? [told.words] : []),
    ],
    facts,
    action: {
      label: told.photos > 0 ? `Ver su reporte y ${photosOf(told.photos)}` : 'Ver su reporte',
      href: told.link,
    },
  }
}
