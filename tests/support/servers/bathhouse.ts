import { defaultSettings, pageSections, type BusinessSettings } from '@rumi/contract'

const week = [2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '17:00' }))

/** A business that has little in common with the one of the defaults: it bathes dogs, in another city, and is closed on Mondays. */
export const bathhouse = {
  settings: {
    name: 'La Tina Feliz',
    legalName: 'Baños Caninos de Tecate',
    rfc: 'BCC150301AB1',
    taxRegime: '601',
    ivaPercent: 16,
    phone: '664 555 0199',
    whatsapp: '664 555 0188',
    email: 'hola@latinafeliz.mx',
    address: {
      street: '5 de Mayo 208',
      neighbourhood: 'Centro',
      postalCode: '22000',
      city: 'Tijuana',
      latitude: 32.5331,
      longitude: -117.0382,
    },
    municipality: 'Delegación Centro',
    state: 'Baja California',
    timeZone: 'America/Tijuana',
    social: { instagram: '', facebook: '', posts: [] },
    sections: { ...pageSections, home: ['testimonials', 'services', 'social'], shop: ['store'] },
    lists: {
      ...defaultSettings.lists,
      'home.social.posts': [{ place: 0, text: 'Bruno salió oliendo a avena.' }],
      'home.testimonials.entries': [
        { place: 1, name: 'Hugo Paz', role: 'De siempre', message: 'Qué paciencia.', rating: 5 },
        { place: 0, name: 'Rosa Téllez', role: 'Vecina', message: 'Nube sale esponjada.', rating: 4 },
      ],
      'about.values.items': [{ place: 0, title: 'Agua tibia', text: 'Siempre, en {ciudad}.' }],
    },
    theme: 'indigo',
    colours: { primary: '#8A1C4A', link: '#1C4A8A' },
    shopCategories: ['Jabones', 'Toallas'],
    dogWord: { singular: 'mascota', plural: 'mascotas', gender: 'feminine' },
    hours: { house: week, grooming: week, dayCare: [], training: [] },
    requirements: { ...defaultSettings.requirements, dayCare: [], hotel: [] },
  } satisfies Partial<BusinessSettings>,
  groomers: ['Lupita', 'Chuy'],
  service: {
    serviceType: 'Grooming',
    name: 'Baño de tina',
    description: 'Agua tibia, jabón de avena y secado a mano.',
    priceCentavos: 290_00,
    durationMinutes: 60,
  },
  planCard: {
    page: 'grooming',
    action: 'book',
    planName: 'Baño de tina',
    billingCycle: 'por perro',
    description: 'Una hora para él solo.',
    features: ['Agua tibia', 'Secado a mano'],
    isPopular: true,
  },
  product: {
    name: 'Jabón de avena',
    priceCentavos: 95_00,
    description: 'Para pieles delicadas.',
    category: 'Jabones',
    stock: 12,
  },
} as const

/** Texts that the office has replaced, by key. */
export const bathhouseTexts: Readonly<Record<string, string>> = {
  'home.slides.spa.subtitle': 'Lo bañamos, cepillamos y secamos sin prisas ni jaulas.',
  'home.slides.spa.action': 'Conoce el baño',
  'home.services.cards.grooming.title': 'Baño de tina',
  'home.social.lead': 'Lo que pasó esta semana en la tina.',
  'grooming.meta.title': 'Baños para perros en {ciudad} | {casa}',
  'grooming.hero.title': 'Bienvenido a la tina',
  'grooming.services.title': 'Lo que hacemos en la tina',
  'grooming.highlights.title': '¿Por qué con nosotros?',
  'grooming.plans.carouselLabel': 'Baños',
  'about.story.paragraphs.0': 'Todo empezó con una tina de lámina y un perro que odiaba la lluvia.',
  'location.hero.subtitle': 'Busca la puerta azul, frente al parque.',
  'location.pictureAlt': 'La puerta azul de {casa}',
  'mails.frame.signature': '{casa}, baños con calma',
  'house.previewAlt': 'La puerta azul de {casa}',
}
