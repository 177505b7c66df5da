import { factIf, type Fact } from './fact-labels.ts'
import { mailTemplate, plainMail } from './mail-template.ts'
import { formatNames } from '@rumi/contract'
import type { ReportCardDetails, ReportCardsDetails } from './mail-data.ts'
import { factLabels } from './fact-labels.ts'
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

type DayOfDog = ReportCardsDetails['dogs'][number]

const factsOf = (details: DayOfDog): Fact[] => [
  { named: 'mood', value: mood[details.mood] },
  ...factIf('ate', details.ate && ate[details.ate]),
  ...factIf('played', details.played && played[details.played]),
  ...factIf('rest', details.rest && rest[details.rest]),
]

/** Evening report of a dog's day. Photos are behind a link for its owner. */
export const reportCardMail = mailTemplate<ReportCardDetails>()({
  words: {
    subject: 'Así estuvo el día de {rumi}',
    title: 'El día de {rumi}',
    paragraphs: ['{nombre}, así le fue a {rumi} con nosotros el {fecha}.'],
    withPhotos: {
      preview: 'Su reporte del {fecha}, con {fotos}.',
      action: 'Ver su reporte y {fotos}',
    },
    withoutPhotos: { preview: 'Su reporte del {fecha}.', action: 'Ver su reporte' },
  },
  facts: ({ name, dog, day, photos }) => ({
    nombre: name,
    rumi: dog,
    fecha: spanishDay(day),
    fotos: photosOf(photos),
  }),
  write: ({ paragraphs, withPhotos, withoutPhotos, ...text }, details) => ({
    ...plainMail(
      {
        ...text,
        ...(details.photos > 0 ? withPhotos : withoutPhotos),
        paragraphs: [...paragraphs, ...(details.words ? [details.words] : [])],
      },
      details,
    ),
    facts: factsOf(details),
  }),
})

/** A dog's day in one paragraph, under its name. */
const paragraphOf = (day: DayOfDog) => {
  const facts = factsOf(day).map(
    (fact) => `${'named' in fact ? factLabels[fact.named] : fact.label}: ${fact.value}.`,
  )
  return [`${day.dog}.`, ...facts, ...(day.words ? [day.words] : [])].join(' ')
}

/** Evening reports of several dogs of a family, in one mail. */
export const reportCardsMail = mailTemplate<ReportCardsDetails>()({
  words: {
    subject: 'Así estuvo el día de {rumis}',
    preview: 'Sus reportes del {fecha}.',
    title: 'El día de {rumis}',
    paragraphs: ['{nombre}, así les fue a {rumis} con nosotros el {fecha}.'],
    action: 'Ver sus reportes',
  },
  facts: ({ name, day, dogs }) => ({
    nombre: name,
    rumis: formatNames(dogs.map(({ dog }) => ({ name: dog }))),
    fecha: spanishDay(day),
  }),
  write: ({ paragraphs, ...text }, details) =>
    plainMail({ ...text, paragraphs: [...paragraphs, ...details.dogs.map(paragraphOf)] }, details),
})
