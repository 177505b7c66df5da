import type { ServicePageCopy, SlideshowCopy } from './page-copy.ts'

type EventsCopy = ServicePageCopy & { pictures: SlideshowCopy }

/** spec §2, 'Events'; its services have a heading of their own (decision 8). */
export const eventsCopy = {
  meta: {
    title: 'Fiestas y eventos para perros en {ciudad} | {casa}',
    description:
      'Cumpleaños, adopciones y reencuentros para perros: decoración, pastel canino, juegos y fotos. De 2 a 4 horas, con todo incluido. Pide tu cotización.',
  },
  hero: {
    title: 'Bienvenido a nuestros EVENTOS!',
    subtitle:
      'Cumpleaños, adopciones, graduaciones y reencuentros. Tú invitas; nosotros recogemos el confeti.',
    action: 'Arma su fiesta',
  },
  promo: {
    title: 'El festejado es de cuatro patas',
    subtitle:
      'Por eso el pastel lleva pollo, la música suena bajito y la piñata se rompe a mordidas. De 2 a 4 horas en nuestro patio, que mientras dura la fiesta es solo suyo.',
  },
  services: {
    title: 'Todo lo que lleva su fiesta',
    lead: 'Elige un paquete y ajústalo: aquí ninguna fiesta se parece a otra.',
    items: [
      { title: 'Fiesta personalizada', text: 'Su nombre, sus colores y su juego favorito en cada detalle.' },
      { title: 'Decoración temática', text: 'Papel picado, globos seguros y un rincón para las fotos.' },
      {
        title: 'Animación y juegos',
        text: 'Carreras, alberca de pelotas y piñata, con alguien que los cuida.',
      },
      {
        title: 'Pastel y bocadillos',
        text: 'Pastel canino hecho aquí, y antojitos para los que van en dos patas.',
      },
      { title: 'Foto y video', text: 'Del primer olfateo a la última mordida, para verlo mil veces.' },
    ],
  },
  highlights: {
    title: '¿Por qué celebrar con nosotros?',
    items: [
      {
        title: 'Celebraciones únicas',
        text: 'Hechas a su medida: si es tímido, fiesta chiquita; si es del club, que vengan todos.',
      },
      {
        title: 'Organización completa',
        text: 'De la invitación a la última bolsita. Tú solo llegas, sin preocupaciones.',
      },
      { title: 'Diversión garantizada', text: 'Juegos para cada tamaño y energía, siempre con supervisión.' },
      {
        title: 'Equipo creativo y con experiencia',
        text: 'Gente que ha visto de todo: desde bodas de schnauzers hasta quince años de una xolo.',
      },
    ],
  },
  pictures: {
    title: 'Así celebramos',
    subtitle: 'Piñatas a mordidas, pasteles que duran un suspiro y alguna siesta entre globos.',
    label: 'Fotos de nuestras fiestas',
    pictures: [
      'Canela salta por la piñata en forma de estrella',
      'Taco y Pelusa, con gorrito, frente al pastel',
      'Frijol se asoma desde una caja de regalo entre globos',
      'Pelusa posa en el rincón de las fotos',
      'Luna y Mole en la alberca de pelotas',
      'Mole junto a la ofrenda de cempasúchil del Día de Muertos canino',
    ],
  },
  plans: {
    title: 'Conoce Nuestros paquetes',
    lead: 'Cuéntanos la fecha y cuántos vienen; te respondemos con el precio completo.',
    carouselLabel: 'Paquetes de eventos',
  },
  rules: {
    title: 'Para que todo salga bien',
    lead: 'Cuatro acuerdos de la casa.',
    items: [
      {
        title: 'De 2 a 4 horas',
        text: 'Según el paquete. Si quieren quedarse más, pregúntanos por ese día.',
      },
      {
        title: 'El patio es suyo',
        text: 'Hacemos una fiesta a la vez, {horario}.',
      },
      {
        title: 'Cuenta a los invitados',
        text: 'Con cuántos perros y cuántas personas vienen, medimos juegos y pastel.',
      },
      {
        title: 'Avísanos de alergias',
        text: 'El pastel y los bocadillos se hacen para ellos, sin lo que les cae mal.',
      },
    ],
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿Cuánto dura un evento?',
        answer:
          'De 2 a 4 horas: el Básico dura 2, el Premium 3 y el Deluxe 4. El montaje corre por nuestra cuenta.',
      },
      {
        question: '¿Qué tipo de eventos hacen?',
        answer:
          'Cumpleaños, adopciones, graduaciones de entrenamiento, reencuentros de camada y hasta pedidas de pata. Si lo imaginas, lo platicamos.',
      },
      {
        question: '¿Con cuánta anticipación lo aparto?',
        answer:
          'Entre dos y tres semanas antes es lo ideal, porque hacemos una sola fiesta a la vez. Si te urge, pregunta: a veces se abre una fecha.',
      },
      {
        question: '¿El pastel es seguro para ellos?',
        answer:
          'Sí. Lleva carne, avena, camote o calabaza, sin azúcar, chocolate ni uvas. Dinos si alguien tiene alergias y lo ajustamos.',
      },
      {
        needs: '{papelesEventos}',
        question: '¿Qué papeles le piden?',
        answer: '{papelesEventos}.',
      },
    ],
  },
} as const satisfies EventsCopy
