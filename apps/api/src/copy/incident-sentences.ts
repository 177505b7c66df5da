import { incidentLimits } from '@rumi/contract'

/** Messages about incidents, and what stands in place of names in the report to another family. */
export const incidentSentences = {
  otherDog: 'otro perro',
  otherFamily: 'otra familia',
  describeBeforeSending: 'Cuenta qué pasó antes de enviarlo.',
  describe: 'Cuenta qué pasó.',
  notYet: 'Todavía no llega esa hora.',
  tellHow: 'Elige cómo se avisó.',
  tellWhen: 'Elige cuándo se avisó.',
  tooManyPhotos: `Un incidente lleva a lo más ${incidentLimits.photos} fotos.`,
  noSuchDog: 'Ese rumi ya no está. Elige otro rumi.',
}
