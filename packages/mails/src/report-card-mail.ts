import { factIf, type Fact } from './fact-labels.ts'
import { mailTemplate, plainMail } from './mail-template.ts'
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

const factsOf = (details: ReportCardDetails): Fact[] => [
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
