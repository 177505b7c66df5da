import type { VisitMoment, VisitMomentKind } from '@rumi/contract'

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
    report: ({ photos }) =>
      photos === 0
        ? 'Su reporte del día'
        : `Su reporte del día, con ${photos === 1 ? 'una foto' : `${photos} fotos`}`,
    ready: () => 'Ya puedes pasar',
    left: ({ subject }) => (subject ? `Se fue con ${subject}` : 'Se fue'),
  } satisfies Record<VisitMomentKind, (moment: VisitMoment) => string>,
  earlier: 'Ver días anteriores',
  push: {
    title: '¿Te avisamos en este teléfono?',
    text: 'Cuando esté su reporte y cuando puedas pasar, aunque la página esté cerrada.',
    accept: 'Sí, avísame',
    later: 'Ahora no',
    done: 'Listo: te avisamos aquí.',
    denied: 'Tu navegador no lo permite. Puedes cambiarlo en sus ajustes.',
  },
} as const
