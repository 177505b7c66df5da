import type { HeroCopy, ServicePageCopy } from './page-copy.ts'

type TrainingCopy = ServicePageCopy & { film: HeroCopy }

/** spec §2, 'Training'; sessions and discounts are those of spec §9. */
export const trainingCopy = {
  meta: {
    title: 'Entrenamiento canino con métodos positivos en {ciudad} | {casa}',
    description:
      'Sesiones de 60 minutos con entrenadores certificados: obediencia, olfato y socialización.{descuentosEntrenamiento} Cotiza en línea.',
  },
  hero: {
    title: 'Bienvenido a nuestro ENTRENAMIENTO!',
    subtitle: 'Sesiones de una hora donde él aprende jugando y tú aprendes a decirlo igual en casa.',
    action: 'Conoce los paquetes',
  },
  promo: {
    title: 'Aquí nadie grita y nadie jala',
    subtitle:
      'Premiamos lo que sale bien y lo repetimos hasta que sale solo. Un perro que entiende es un perro tranquilo, y una correa floja.',
  },
  services: {
    title: 'Nuestros servicios de ENTRENAMIENTO',
    lead: 'Empezamos por lo que más les hace falta a los dos.',
    items: [
      {
        title: 'Obediencia básica',
        text: 'Sentado, quieto, ven y caminar sin jalar. Los cuatro de todos los días.',
      },
      { title: 'Entrenamiento avanzado', text: 'Responder lejos, sin correa y con una ardilla enfrente.' },
      { title: 'Estimulación mental', text: 'Retos y rompecabezas para el que ya destruyó dos sillones.' },
      {
        title: 'Entrenamiento de olfato',
        text: 'Seguir un rastro y encontrar lo escondido: su deporte favorito.',
      },
      {
        title: 'Socialización positiva',
        text: 'Perros, niños, bicicletas y cohetes, poco a poco y a su paso.',
      },
      {
        title: 'Asesoría personalizada',
        text: 'Vemos su rutina contigo y te vas con un plan para seguir en casa.',
      },
    ],
  },
  highlights: {
    title: '¿Por qué entrenar con nosotros?',
    items: [
      {
        title: 'Entrenamiento adaptado',
        text: 'A su edad, su raza y su carácter. Ningún cachorro sigue el plan de otro.',
      },
      { title: 'Métodos positivos', text: 'Premios, voz y paciencia. Sin collares de castigo, nunca.' },
      {
        title: 'Aprendizaje divertido y constante',
        text: 'Sesiones cortas que parecen juego, y tarea fácil para la semana.',
      },
      { title: 'Entrenadores certificados', text: 'Con diploma en la pared y pelos en el pantalón.' },
    ],
  },
  film: {
    title: 'También entrenamos el olfato',
    subtitle:
      'Tres botes, un premio escondido y una nariz que no falla. El olfato cansa más que correr y les da una confianza enorme.',
  },
  plans: {
    title: 'Conoce Nuestros paquetes',
    lead: 'Cada sesión dura 60 minutos. Mientras más constantes, mejor sale, y también de precio.',
    carouselLabel: 'Paquetes de entrenamiento',
  },
  rules: {
    title: 'Cómo trabajamos',
    lead: 'Para que cada minuto cuente.',
    items: [
      { title: '60 minutos', text: 'Ni más ni menos: es lo que aguanta su atención, y la nuestra.' },
      { title: 'Primero lo conocemos', text: 'La primera sesión empieza con una evaluación personal.' },
      {
        title: 'Tú también entrenas',
        text: 'Ven con ropa cómoda y con premios. La mitad de la clase es tuya.',
      },
      {
        title: '{DiasEntrenamiento}',
        text: '{HorasEntrenamiento}, en el patio o en la calle, según la lección.',
      },
    ],
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿Cuánto dura cada sesión?',
        answer: 'Cada sesión dura 60 minutos. Los últimos diez son para ti: qué practicar y cómo.',
      },
      {
        question: '¿Desde qué edad puede empezar?',
        answer:
          'Desde que tiene sus primeras vacunas. Y no hay edad máxima: los perros viejos sí aprenden trucos nuevos.',
      },
      {
        question: '¿Qué métodos usan?',
        answer:
          'Solo refuerzo positivo: premiamos lo que queremos ver otra vez. No usamos collares de castigo ni gritos.',
      },
      {
        needs: '{paquetesEntrenamiento}',
        question: '¿Hay descuento por paquete?',
        answer: 'Sí: {paquetesEntrenamiento}.',
      },
      {
        needs: '{papelesEntrenamiento}',
        question: '¿Qué papeles le piden?',
        answer: '{papelesEntrenamiento}.',
      },
    ],
  },
} as const satisfies TrainingCopy
