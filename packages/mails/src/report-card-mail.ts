import type { MailContent } from './mail-content.ts'
import type { ReportCardDetails } from './mail-data.ts'
import { spanishDay } from './spanish.ts'

const mood: Record<ReportCardDetails['mood'], string> = {
  happy: 'Feliz',
  calm: 'En calma',
  shy: 'Con pena',
  restless: 'Con mucha pila',
}
const ate: Record<NonNullable<ReportCardDetails['ate']>, string> = {
  all: 'Todo',
  some: 'Un poco',
  nothing: 'Nada',
}
const played: Record<NonNullable<ReportCardDetails['played']>, string> = {
  lots: 'Muchísimo',
  some: 'Un rato',
  little: 'Poquito',
}
const rest: Record<NonNullable<ReportCardDetails['rest']>, string> = {
  deep: 'Siesta profunda',
  naps: 'Siestas cortas',
  none: 'No quiso dormir',
}

const photosOf = (count: number) => (count === 1 ? 'una foto' : `${count} fotos`)

/** The day of a dog, told in the evening; the photos wait behind the link, where only its owner sees them. */
export function reportCardMail(details: ReportCardDetails): MailContent {
  const facts = [
    { label: 'Ánimo', value: mood[details.mood] },
    ...(details.ate ? [{ label: 'Comió', value: ate[details.ate] }] : []),
    ...(details.played ? [{ label: 'Jugó', value: played[details.played] }] : []),
    ...(details.rest ? [{ label: 'Descansó', value: rest[details.rest] }] : []),
  ]
  return {
    subject: `Así estuvo el día de ${details.dog}`,
    preview:
      details.photos > 0
        ? `Su reporte del ${spanishDay(details.day)}, con ${photosOf(details.photos)}.`
        : `Su reporte del ${spanishDay(details.day)}.`,
    title: `El día de ${details.dog}`,
    paragraphs: [
      `${details.name}, así le fue a ${details.dog} con nosotros el ${spanishDay(details.day)}.`,
      ...(details.words ? [details.words] : []),
    ],
    facts,
    action: {
      label: details.photos > 0 ? `Ver su reporte y ${photosOf(details.photos)}` : 'Ver su reporte',
      href: details.link,
    },
  }
}
