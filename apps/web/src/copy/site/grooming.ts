import type { ServicePageCopy } from './page-copy.ts'

/** spec §2, 'Grooming', titles verbatim; the rules are those of spec §9. */
export const groomingCopy = {
  meta: {
    title: 'Spaw: estética canina en {ciudad} | {casa}',
    description:
      'Baño, corte, cepillado, limpieza de oídos y corte de uñas para tu perro, sin prisas ni jaulas. De 1 a 2 horas, {diasEstetica}. Cotiza en línea.',
  },
  hero: {
    title: 'Bienvenido a SPAW!',
    subtitle:
      'Nuestro servicio de grooming: baño, corte y cepillado con toda la paciencia del mundo. Sale oliendo rico y con ganas de presumirlo.',
    action: 'Conoce los paquetes',
  },
  promo: {
    title: 'Primero se huele todo, luego se abre el agua',
    subtitle:
      'Lo dejamos conocer el cuarto, la toalla y el ruido de la secadora. Cuando ya está tranquilo, empezamos. Si un día no quiere, no lo obligamos.',
  },
  services: {
    title: 'Nuestros servicios de SPAW',
    lead: 'Pídelos juntos en un paquete o uno por uno.',
    items: [
      {
        title: 'Baño y Shampoo',
        text: 'Agua tibia, shampoo hipoalergénico según su piel y un secado a temperatura suave.',
        altText: 'Un perro feliz en la tina, con espuma en la cabeza.',
      },
      {
        title: 'Cepillado Extra',
        text: 'Capa por capa, hasta el pelo muerto que se esconde. Los nudos salen sin jalones.',
        altText: 'Un perro de rizos claros mientras lo cepillan.',
      },
      {
        title: 'Limpieza de Oídos',
        text: 'Con solución tibia y algodón, nunca con cotonetes adentro. Si vemos algo raro, te avisamos.',
        altText: 'Un chihuahua con las orejas paradas junto a la solución para limpiarlas.',
      },
      {
        title: 'Corte de Uñas',
        text: 'Corte y limado de las cuatro patas, con premios entre una y otra.',
        altText: 'La palma de una pata junto al cortaúñas.',
      },
      {
        title: 'Exfoliante de Nariz',
        text: 'Para narices secas o partidas: exfoliamos suave e hidratamos con bálsamo natural.',
        altText: 'Un perro con bálsamo en la nariz y el frasco al lado.',
      },
    ],
  },
  highlights: {
    title: '¿Por qué elegir nuestro Spaw?',
    items: [
      {
        title: 'Cuidado Único',
        text: 'Anotamos su piel, su pelo y sus mañas. La próxima vez ya sabemos qué le gusta.',
      },
      {
        title: 'Productos naturales',
        text: 'Sin parabenos ni perfumes fuertes. Si es alérgico, usamos lo que recete su veterinario.',
      },
      {
        title: 'Ambiente sin estrés',
        text: 'Un perro a la vez, sin jaulas y con la puerta abierta para las pausas.',
      },
      {
        title: 'Equipo profesional',
        text: 'Estilistas con años de práctica y paciencia certificada por cientos de cachorros.',
      },
    ],
  },
  plans: {
    title: 'Conoce Nuestros paquetes',
    lead: 'Cotiza en un minuto: ves cada línea y el total antes de decidir.',
    carouselLabel: 'Paquetes de Spaw',
  },
  rules: {
    title: 'Antes de su cita',
    lead: 'Cuatro datos para que todo salga bien.',
    items: [
      {
        title: 'Reserva con {aviso}',
        text: 'Pide su cita a tiempo, para apartarle a su estilista.',
      },
      { title: 'De 1 a 2 horas', text: 'Según su tamaño y su pelo. Te avisamos cuando ya está listo.' },
      {
        title: '{DiasEstetica}',
        text: 'Atendemos {horasEstetica}, y las citas empiezan cada media hora.',
      },
      {
        title: 'Cuéntanos de él',
        text: 'Alergias, cicatrices o sustos con el agua: lo anotamos en su ficha.',
      },
    ],
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿Cuánto tiempo tarda el servicio?',
        answer:
          'De 1 a 2 horas, según su tamaño, su pelo y lo que hayas pedido. Te avisamos en cuanto puedes pasar por él.',
      },
      {
        question: '¿Con cuánta anticipación debo reservar?',
        answer: 'Al menos {aviso} antes. Así apartamos a su estilista y el tiempo completo para él.',
      },
      {
        question: '¿Qué incluye el servicio?',
        answer:
          'Baño, corte de pelo, cepillado, limpieza de oídos y corte de uñas. En cada paquete ves exactamente qué lleva.',
      },
      {
        question: '¿Qué productos usan?',
        answer:
          'Shampoos naturales e hipoalergénicos. Si tu perro usa uno recetado, tráelo y lo bañamos con ese.',
      },
      {
        question: 'Mi perro le teme a la secadora, ¿qué hacen?',
        answer:
          'Empezamos con toalla y aire tibio a lo lejos, y le damos pausas. Si aun así sufre, lo secamos a mano.',
      },
      {
        needs: '{papelesEstetica}',
        question: '¿Qué papeles le piden?',
        answer: '{papelesEstetica}.',
      },
    ],
  },
} as const satisfies ServicePageCopy
