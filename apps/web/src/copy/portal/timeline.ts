import type { VisitMoment, VisitMomentKind } from '@rumi/contract'

const taken = (
  subject: string,
  { isPartial, wasRefused }: Pick<VisitMoment, 'isPartial' | 'wasRefused'>,
  { all, half, none }: { all: string; half: string; none: string },
) => `${subject}: ${wasRefused ? none : isPartial ? half : all}`

/** Day of a dog as its owner follows it. */
export const timelineCopy = {
  title: 'Hoy con nosotros',
  day: (dog: string) => `El día de ${dog}`,
  states: { 'in-house': 'Está con nosotros', gone: 'Ya se fue' },
  group: (name: string) => `En el grupo ${name}`,
  moments: {
    arrived: () => 'Llegó',
    'service-begun': ({ subject }) => `Empezó: ${subject}`,
    'service-done': ({ subject }) => `Terminó: ${subject}`,
    meal: ({ subject, ...how }) =>
      taken(subject, how, { all: 'comió', half: 'comió la mitad', none: 'no quiso comer' }),
    medicine: ({ subject, ...how }) =>
      taken(subject, how, { all: 'la tomó', half: 'tomó la mitad', none: 'no la quiso' }),
    walk: ({ subject, wasRefused }) => `${subject}: ${wasRefused ? 'no quiso' : 'paseó'}`,
    care: ({ subject }) => subject,
    incident: () => 'Te enviamos un aviso de lo que pasó',
    report: ({ photos }) =>
      photos === 0
        ? 'Su reporte del día'
        : `Su reporte del día, con ${photos === 1 ? 'una foto' : `${photos} fotos`}`,
    ready: () => 'Ya puedes pasar',
    left: ({ subject }) => (subject ? `Se fue con ${subject}` : 'Se fue'),
  } satisfies Record<VisitMomentKind, (moment: VisitMoment) => string>,
  earlier: 'Ver días anteriores',
  push: {
    title: '¿Te avisamos en este dispositivo?',
    text: 'Cuando esté su reporte y cuando puedas pasar, aunque la página esté cerrada.',
    accept: 'Sí, avísame',
    later: 'Ahora no',
    done: 'Listo: te avisamos aquí.',
    denied: 'Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.',
  },
} as const
