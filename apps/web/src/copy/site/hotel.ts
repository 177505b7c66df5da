import type { ServicePageCopy, SlideshowCopy } from './page-copy.ts'
import { requiredRecords } from './required-records.ts'

type HotelCopy = ServicePageCopy & { rooms: SlideshowCopy }

/** spec §2, 'Hotel'; the rules are those of spec §9 and decision 26. */
export const hotelCopy = {
  meta: {
    title: 'Hotel para perros en {ciudad} | {casa}',
    description:
      'Cuarto propio, paseos y compañía toda la noche. Entrada desde las {llegada} y salida antes de las {salida}.{descuentosHotel}',
  },
  hero: {
    title: 'Bienvenido a nuestro HOTEL!',
    subtitle:
      'Tú viajas tranquilo. Él duerme en un cuarto para él solo, con su cobija y su comida de siempre.',
    action: 'Conoce los planes',
  },
  promo: {
    title: 'Su cuarto, nunca compartido con extraños',
    subtitle:
      'Si viajan dos o tres hermanos, duermen juntos. Y de noche siempre hay alguien de la casa con el oído puesto.',
  },
  services: {
    title: 'Nuestros servicios de HOTEL',
    items: [
      { title: 'Cuarto propio', text: 'Chico, mediano o grande, según su tamaño. Nadie más entra en él.' },
      { title: 'Paseo y patio', text: 'Dos salidas al día con correa y todo el patio que quiera.' },
      { title: 'Su comida de siempre', text: 'La que traes de casa, a sus horas y con sus medidas.' },
      { title: 'Cariño de buenas noches', text: 'Cobija, luz baja y una mano hasta que se duerme.' },
      {
        title: 'Su salud, a la vista',
        text: 'Damos sus medicinas a la hora y anotamos cómo comió y descansó.',
      },
    ],
  },
  highlights: {
    title: '¿Por qué elegir nuestro Hotel?',
    items: [
      { title: 'Alguien en casa', text: 'De noche siempre hay una persona despierta y cerca.' },
      {
        title: 'Duerme como en casa',
        text: 'Trae su cama o usa la nuestra. Ninguna jaula, ningún pasillo con ruido.',
      },
      {
        title: 'Todos vacunados',
        text: 'Revisamos la cartilla de cada huésped antes de que cruce la puerta.',
      },
      { title: 'Te contamos su noche', text: 'Sabes cómo durmió, qué comió y a quién le movió la cola.' },
    ],
  },
  rooms: {
    title: 'Asómate a sus cuartos',
    subtitle: 'Los chicos tienen nicho y cojín. El grande tiene sofá, para cuando vienen en familia.',
    label: 'Los cuartos del hotel',
    pictures: [
      'Un cuarto chico: Chía te mira desde su cojín, bajo un arco, con su plato al lado',
      'El cuarto familiar: dos hermanos duermen en el sofá, con la luna en la ventana',
    ],
  },
  plans: {
    title: 'Conoce nuestros planes',
    lead: 'El descuento se aplica solo, según las noches. Lo ves línea por línea en tu cotización.',
    carouselLabel: 'Planes del hotel',
  },
  rules: {
    title: 'Para su llegada',
    lead: 'Lo que pedimos a todos los huéspedes.',
    items: [
      { title: 'Entrada y salida', text: 'Llega desde las {llegada} y se va antes de las {salida}.' },
      {
        asked: requiredRecords.one('hotel', 'owner-identified'),
        title: 'Tu identificación',
        text: 'Una oficial y vigente, de quien lo deja y de quien lo recoge.',
      },
      {
        asked: requiredRecords.vaccines('hotel'),
        title: 'Vacunas al día',
        text: '{vacunasHotel}, con comprobante actualizado.{cubreLasUltimas}',
      },
      { title: 'Reserva previa', text: 'Aparta su cuarto antes de venir; sin reserva no podemos recibirlo.' },
    ],
  },
  questions: {
    title: 'Preguntas Frecuentes',
    items: [
      {
        question: '¿A qué hora entra y a qué hora sale?',
        answer: 'La entrada es desde las {llegada} y la salida, antes de las {salida}. La casa abre {dias}.',
      },
      {
        question: '¿Qué necesito para hospedarlo?',
        answer: '{papelesHotel}.',
      },
      {
        asked: requiredRecords.vaccines('hotel'),
        question: '¿Qué vacunas debe tener?',
        answer: '{vacunasHotel}, vigentes todos los días de su estancia.{yaCubre}',
      },
      {
        needs: '{hayDescuentosHotel}',
        question: '¿Hay descuento por varias noches?',
        answer: 'Sí: {hayDescuentosHotel}. Se aplica solo y lo ves en tu cotización.',
      },
      {
        question: '¿Pueden dormir juntos mis dos perros?',
        answer:
          'Claro, si son de la misma familia. Cuántos caben en un cuarto depende de su peso: al reservar te damos uno en el que quepan.',
      },
      {
        question: '¿Y si se enferma?',
        answer:
          'Te llamamos de inmediato y, si hace falta, lo llevamos con su veterinario o con el nuestro. Nunca decidimos sin ti.',
      },
    ],
  },
} as const satisfies HotelCopy
