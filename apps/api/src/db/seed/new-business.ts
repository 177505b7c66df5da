import { defaultSettings, pageSections, type PageLists } from '@rumi/contract'
import type { Tx } from '../connect.ts'
import { houseSettings } from '../schema/business/settings.ts'
import { texts } from '../schema/business/texts.ts'

const without = <Name extends string>(sections: readonly Name[], ...hidden: readonly Name[]) =>
  sections.filter((name) => !hidden.includes(name))

/** Settings of a new business: no testimonials, posts, story, or pictures of rooms and parties. */
const settings = {
  ...defaultSettings,
  social: { instagram: '', facebook: '', posts: [] },
  sections: {
    ...pageSections,
    hotel: without(pageSections.hotel, 'rooms'),
    events: without(pageSections.events, 'pictures'),
    about: without(pageSections.about, 'story'),
    shop: without(pageSections.shop, 'promos'),
  },
  lists: {
    ...defaultSettings.lists,
    'home.social.posts': [],
    'home.testimonials.entries': [],
    'location.questions.items': [
      {
        place: 0,
        question: '¿Cómo los encuentro?',
        answer:
          'Busca «{casa}» en Google Maps o en Waze, o usa los botones de Cómo llegar de esta página: te traen hasta la puerta.',
      },
      { place: 3, question: '¿En qué horario abren?', answer: '{HorarioAmPm}.{horarioDeGuarderia}' },
    ],
  } satisfies PageLists,
}

/** Neutral texts in place of those about premises, team and dogs of the demo. */
const neutralTexts: Readonly<Record<string, string>> = {
  'home.meta.description': '{Servicios} para tu perro en {ciudad}. Reserva su día en un minuto.',
  'home.slides.welcome.subtitle': 'Aquí tu perro juega, descansa y te espera moviendo la cola.',
  'home.social.lead': 'Lo más reciente.',
  'home.closing.title': 'Su lugar lo está esperando',
  'dayCare.services.items.0.title': 'Juegos',
  'hotel.services.items.0.text': 'Según su tamaño. Nadie más entra en él.',
  'hotel.services.items.1.title': 'Paseo y juego',
  'hotel.services.items.1.text': 'Salidas con correa y tiempo para jugar.',
  'grooming.highlights.items.3.text': 'Conocemos su piel, su pelo y su paciencia.',
  'events.promo.subtitle':
    'Por eso el pastel lleva pollo, la música suena bajito y la piñata se rompe a mordidas. De 2 a 4 horas, y mientras dura la fiesta el lugar es solo suyo.',
  'events.highlights.items.3.text': 'Cuidamos cada detalle de su día.',
  'events.rules.items.1.title': 'El lugar es suyo',
  'training.highlights.items.3.title': 'Entrenamos con método',
  'training.highlights.items.3.text': 'Constancia, paciencia y premios.',
  'training.rules.items.3.text': '{HorasEntrenamiento}, adentro o en la calle, según la lección.',
  'about.meta.title': 'Nosotros | {casa}',
  'about.hero.title': 'Nosotros somos {casa}',
  'about.hero.subtitle': 'Y ellos, los perros que cuidamos: con nombre, apellido y muchas opiniones.',
  'location.hero.subtitle': 'Aquí nos encuentras. Si tu perro jala, ya casi llegas.',
  'location.pictureAlt': 'Un perro en la banqueta, frente a la entrada',
  'shop.meta.title': 'Tienda para perros | {casa}',
  'shop.meta.description': 'Lo que elegimos para tu perro. Pasa a recogerlo{oRecibe}.',
  'shop.nothing.title': 'No lo encontramos',
  'blog.empty.text': 'Vuelve pronto o mira lo que hacemos.',
  'chrome.footer.tagline': 'En {ciudad}, para perros con mucha personalidad.',
  'house.description': '{Servicios} para perros en {ciudad}.',
  'house.appDescription': 'Donde tu perro te espera moviendo la cola.',
  'house.previewLine': 'Donde tu perro te espera moviendo la cola',
  'house.previewAlt': 'Un perro en la puerta de {casa}',
  'mails.frame.signature': '{casa}',
}

/** Stores the settings and texts of a new business, as the versions after the defaults. */
export async function startWithoutInventions(tx: Tx): Promise<void> {
  const version = 2
  await tx.insert(houseSettings).values({ version, data: settings, changedBy: null }).onConflictDoNothing()
  await tx
    .insert(texts)
    .values(Object.entries(neutralTexts).map(([key, value]) => ({ key, version, value })))
    .onConflictDoNothing()
}
