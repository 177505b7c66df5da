import { factIf } from './fact-labels.ts'
import { mailTemplate, plainMail } from './mail-template.ts'
import type { IncidentDetails } from './mail-data.ts'
import { dayAndHour, spanishDay } from './spanish.ts'

/** Sentence of each kind of incident, about one dog. */
const happened: Record<IncidentDetails['kind'], string> = {
  bite: 'una mordida',
  fight: 'una pelea',
  injury: 'una lesión',
  illness: 'un malestar',
  escape: 'un escape',
  damage: 'un daño',
  other: 'un incidente',
}

/** Report of an incident to the family of one of its dogs, which names no other family. */
export const incidentMail = mailTemplate<IncidentDetails>()({
  words: {
    subject: 'Un incidente de {rumi}: {incidente}',
    preview: 'Fue el {fecha}. Aquí te contamos qué pasó y qué hicimos.',
    title: 'Lo que pasó con {rumi}',
    paragraphs: [
      '{nombre}, el {momento} {rumi} tuvo que ver con {incidente}.',
      'Si quieres hablarlo, responde este correo o llámanos.',
    ],
    action: 'Ver el incidente',
  },
  facts: ({ name, dog, kind, occurredAt }) => ({
    nombre: name,
    rumi: dog,
    incidente: happened[kind],
    fecha: spanishDay(occurredAt),
    momento: dayAndHour(occurredAt),
  }),
  write: ({ paragraphs, ...text }, details) => {
    const [first, ...rest] = paragraphs
    return {
      ...plainMail({ ...text, paragraphs: [first!, details.description, ...rest] }, details),
      facts: [
        ...factIf('where', details.place),
        ...factIf('firstAid', details.firstAid),
        ...factIf('vet', details.vet),
      ],
    }
  },
})
