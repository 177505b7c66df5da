import type { SetupStep } from '@rumi/contract'

type Unchanged = { count: number; of: number }

const remain = (count: number) => (count === 1 ? 'sigue como viene' : 'siguen como vienen')

/** `/oficina/empezar`. */
export const officeSetupCopy = {
  title: 'Primeros pasos',
  lead: 'Revisa cada parte con calma: todo trae un valor que funciona. Puedes irte y seguir otro día.',
  steps: {
    identity: {
      title: 'Nombre y datos fiscales',
      text: 'Cómo se llama tu negocio, quién responde por él, dónde está y cómo te encuentran.',
    },
    hours: { title: 'Horarios', text: 'A qué horas abre cada servicio, y entrada y salida del hotel.' },
    places: { title: 'Habitaciones y lugares', text: 'Cuántos perros caben, y dónde.' },
    services: { title: 'Servicios y precios', text: 'Qué ofreces, cuánto dura y cuánto cuesta.' },
    requirements: {
      title: 'Papeles y requisitos',
      text: 'Qué vacunas, edad y papeles pide cada servicio.',
    },
    payments: { title: 'Pagos', text: 'Anticipo, transferencia y lo que se cobra al cancelar.' },
    team: { title: 'Tu equipo', text: 'Da de alta a la primera persona que te ayuda.' },
    texts: { title: 'Textos', text: 'Lo que dicen las páginas y los correos, con tus palabras.' },
    photos: { title: 'Fotos', text: 'Fotos de tu negocio en lugar de los dibujos.' },
    shop: { title: 'Tienda', text: 'Qué vendes, a qué precio y en qué categorías.' },
    review: { title: 'Así te ven', text: 'Abre cada página como la verá quien te visite.' },
  } satisfies Record<SetupStep, { title: string; text: string }>,
  unchanged: {
    texts: ({ count, of }) => {
      if (count === 0) return 'Tus textos: ya cambiaste todas las páginas.'
      return `Tus textos: ${count} de ${of} páginas ${remain(count)}.`
    },
    photos: ({ count, of }) => {
      if (count === 0) return 'Tus fotos: ya no queda ningún dibujo.'
      return `Tus fotos: ${count} de ${of} lugares ${count === 1 ? 'sigue' : 'siguen'} con dibujo.`
    },
    shop: ({ count, of }) => {
      if (of === 0) return 'Tu tienda: todavía no vende nada.'
      if (count === 0) return 'Tu tienda: todos los productos son tuyos.'
      return `Tu tienda: ${count} de ${of} productos ${remain(count)}.`
    },
    review: ({ count, of }) => {
      if (count === 0) return `Ya cambiaste las ${of} partes.`
      return `${count} de ${of} partes ${remain(count)}.`
    },
  } satisfies Partial<Record<SetupStep, (unchanged: Unchanged) => string>>,
  pages: 'Páginas del sitio',
  seeAs: (page: string) => `${page}, como la verán`,
  openPage: 'Abrir la página',
  newTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
  progress: (done: number, all: number) => `${done} de ${all} listos`,
  done: 'Listo',
  asShipped: 'Sin cambios',
  changed: 'Con tus cambios',
  review: 'Revisar',
  mark: 'Marcar como listo',
  unmark: 'Volver a revisar',
  opening: {
    closed: 'Cerrado al público',
    closedText: 'El sitio dice «Muy pronto» y nadie de fuera puede registrarse, reservar ni comprar.',
    left: (count: number) =>
      count === 1
        ? 'Te falta revisar 1 parte. Puedes abrir así.'
        : `Te falta revisar ${count} partes. Puedes abrir así.`,
    open: 'Abierto al público',
    openText: 'Todos ven el sitio y pueden registrarse, reservar y comprar.',
    since: (when: string, who: string | null) => (who ? `${who}, ${when}` : when),
    openIt: 'Abrir al público',
    opened: '¡Listo, ya está abierto al público!',
    closeIt: 'Cerrar al público',
    closeTitle: '¿Cerrar al público?',
    closeText:
      'El sitio dirá «Muy pronto» y nadie de fuera podrá registrarse, reservar ni comprar. Lo ya reservado sigue en pie.',
    isClosed: 'El negocio está cerrado al público.',
  },
  banner: 'El negocio está cerrado al público.',
  toGuide: 'Seguir con los primeros pasos',
} as const
