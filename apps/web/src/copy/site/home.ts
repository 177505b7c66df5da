import type { HeroCopy, ItemCopy, PageCopy, TestimonialCopy } from './page-copy.ts'

type Slide = HeroCopy & { action: string }
type ServiceName = 'dayCare' | 'hotel' | 'grooming' | 'training' | 'events'
type HomeCopy = PageCopy & {
  carouselLabel: string
  slides: Record<'welcome' | 'party' | 'spa', Slide>
  promo: HeroCopy & { points: readonly ItemCopy[] }
  services: { title: string; lead: string; button: string; cards: Record<ServiceName, ItemCopy> }
  social: {
    title: string
    lead: string
    open: string
    frameTitle: string
    posts: readonly string[]
  }
  closing: HeroCopy & { primary: string; secondary: string }
  testimonials: { title: string; rating: (stars: number) => string; entries: readonly TestimonialCopy[] }
}

const happyClient = 'Cliente feliz'

/** spec §2, 'Home': titles verbatim. */
export const homeCopy = {
  meta: {
    title: '{casa}: {principales} para perros en {ciudad}',
    description: '{Servicios} para tu perro en una casa con patio en {ciudad}. Reserva su día en un minuto.',
  },
  carouselLabel: 'Bienvenida',
  slides: {
    welcome: {
      title: 'Bienvenido a {casa}',
      subtitle: 'Una casa con patio donde tu perro juega, descansa y te espera moviendo la cola.',
      action: 'Reserva su día',
    },
    party: {
      title: 'Su cumpleaños también se celebra',
      subtitle: 'Pastel para perros, juegos y fotos. Tú trae a los invitados; nosotros recogemos el confeti.',
      action: 'Arma su fiesta',
    },
    spa: {
      title: 'Un baño que sí le gusta',
      subtitle: 'En Spaw lo bañamos, cepillamos y consentimos sin prisas ni jaulas.',
      action: 'Conoce Spaw',
    },
  },
  promo: {
    title: 'Como en casa, pero con más amigos',
    subtitle:
      'Cada perro entra por la puerta con su nombre, sus mañas y sus papeles en orden. Así cuidamos a todos.',
    points: [
      { title: 'Siempre acompañados', text: 'Alguien de la casa está con ellos en todo momento.' },
      { title: 'Papeles en regla', text: 'Revisamos vacunas y desparasitación antes de cada visita.' },
      { title: 'Precio claro', text: 'Ves el total antes de confirmar.' },
    ],
  },
  services: {
    title: 'Nuestros Servicios',
    lead: '{Maneras} de que tu perro tenga un gran día.',
    button: 'Conoce nuestros planes',
    cards: {
      dayCare: {
        title: 'Guardería',
        text: 'Un día de juegos, siestas y amigos mientras tú trabajas. {HorarioGuarderia}.',
        altText: 'Un pug con su pelota frente a la puerta de la casa.',
      },
      hotel: {
        title: 'Hotel',
        text: 'Noches tranquilas en un cuarto para él solo, con sus paseos y su comida de siempre.',
        altText: 'Un perro dormido en su cama bajo una ventana con luna.',
      },
      grooming: {
        title: 'Spaw',
        text: 'Baño, corte, cepillado, oídos y uñas. Sale oliendo rico y con ganas de presumirlo.',
        altText: 'Un perro con barba, envuelto en una toalla amarilla entre burbujas.',
      },
      training: {
        title: 'Entrenamiento',
        text: 'Sesiones de una hora con métodos positivos. Él aprende jugando y tú también.',
        altText: 'Un husky que salta por un aro.',
      },
      events: {
        title: 'Eventos',
        text: 'Cumpleaños, adopciones y reencuentros con decoración, pastel y juegos para perros.',
        altText: 'Un cachorro con gorro de fiesta junto a su pastel.',
      },
    },
  },
  social: {
    title: 'Descubre nuestras redes',
    lead: 'Lo que pasó esta semana en el patio.',
    open: 'Ver más en Instagram',
    frameTitle: 'Publicación de Instagram',
    posts: [
      'Luna y Mole estrenaron la tina del patio. Nadie quedó seco.',
      'Pelusa y Taco compartieron su pastel. Casi todo fue de Taco.',
      'Churro descubrió la hamaca. Ya no se la pedimos de vuelta.',
      'Luna cruzó el aro a la primera. A la segunda pidió premio.',
      'Frijol salió de Spaw impecable. Las manchas son de nacimiento.',
      'Frijol cumplió tres años y llegó envuelto para regalo.',
    ],
  },
  closing: {
    title: 'Su lugar en el patio lo está esperando',
    subtitle: 'Crea tu cuenta, cuéntanos de tu perro y reserva su primer día. Te toma menos de un minuto.',
    primary: 'Crear cuenta',
    secondary: 'Conoce la guardería',
  },
  testimonials: {
    title: 'Nuestros Testimonios',
    rating: (stars) => `${stars} de 5 estrellas`,
    entries: [
      {
        name: 'Mariana Ortiz',
        role: happyClient,
        message: 'Pelusa se baja del coche y corre a la puerta. La que llora al despedirse soy yo.',
      },
      {
        name: 'Diego Salas',
        role: happyClient,
        message: 'Me avisaron que su vacuna vencía antes que mi propia agenda. Eso me da mucha calma.',
      },
      {
        name: 'Carmen Medina',
        role: happyClient,
        message: 'Con cinco sesiones de entrenamiento, Taco dejó de jalar la correa. Mi hombro lo agradece.',
        rating: 4,
      },
      {
        name: 'Fernanda Ruiz',
        role: happyClient,
        message: 'Dejé a Mole una semana en el hotel y volvió feliz, descansado y con dos amigas nuevas.',
      },
    ],
  },
} as const satisfies HomeCopy
