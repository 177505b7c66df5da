/** Dog of the demo, defined by its age so that it stays the same at any date. */
export type DemoDog = {
  name: string
  breed: string
  sex: 'hembra' | 'macho'
  ageMonths: number
  weightKg: number
  color: string
  sterilised?: boolean
  feeding?: string
  medication?: string
  allergies?: string
  temperament?: string
}

export type DemoFamily = {
  name: string
  lastName: string
  email: string
  phone: string
  dogs: readonly DemoDog[]
}

const twiceADay = 'Una taza de croqueta a las 8:00 y otra a las 18:00.'

/** The neighbours: a dozen families whose dogs fill the demo's week. */
export const demoFamilies = [
  {
    name: 'Mariana',
    lastName: 'Ochoa Lima',
    email: 'mariana.ochoa@demo.rumi.mx',
    phone: '55 1842 7730',
    dogs: [
      {
        name: 'Churro',
        breed: 'Dachshund',
        sex: 'macho',
        ageMonths: 41,
        weightKg: 8.4,
        color: 'Chocolate',
        sterilised: true,
        feeding: 'Media taza a las 7:30, media a las 19:00.',
        temperament: 'Valiente con los grandes, tímido con los truenos.',
      },
    ],
  },
  {
    name: 'Jorge',
    lastName: 'Paredes Nava',
    email: 'jorge.paredes@demo.rumi.mx',
    phone: '55 2290 1164',
    dogs: [
      {
        name: 'Kira',
        breed: 'Husky siberiano',
        sex: 'hembra',
        ageMonths: 30,
        weightKg: 21.5,
        color: 'Gris y blanco',
        feeding: twiceADay,
        temperament: 'Canta cuando llega y cuando se va.',
      },
      {
        name: 'Nube',
        breed: 'Poodle',
        sex: 'hembra',
        ageMonths: 64,
        weightKg: 6.2,
        color: 'Blanco',
        sterilised: true,
        feeding: 'Un sobre húmedo al mediodía.',
      },
    ],
  },
  {
    name: 'Lucía',
    lastName: 'Barrera Soto',
    email: 'lucia.barrera@demo.rumi.mx',
    phone: '55 3318 9052',
    dogs: [
      {
        name: 'Tláloc',
        breed: 'Xoloitzcuintle',
        sex: 'macho',
        ageMonths: 52,
        weightKg: 17.8,
        color: 'Gris pizarra',
        sterilised: true,
        feeding: twiceADay,
        allergies: 'Pollo.',
        temperament: 'Sereno; busca el sol.',
      },
    ],
  },
  {
    name: 'Emilio',
    lastName: 'Quiroz Vera',
    email: 'emilio.quiroz@demo.rumi.mx',
    phone: '55 4471 2208',
    dogs: [
      {
        name: 'Gordo',
        breed: 'Bulldog francés',
        sex: 'macho',
        ageMonths: 27,
        weightKg: 12.9,
        color: 'Crema',
        feeding: 'Tres cuartos de taza, dos veces al día; comedero lento.',
        temperament: 'Ronca. Descansos a la sombra.',
      },
    ],
  },
  {
    name: 'Fernanda',
    lastName: 'Ibarra Cruz',
    email: 'fernanda.ibarra@demo.rumi.mx',
    phone: '55 5126 6643',
    dogs: [
      {
        name: 'Simba',
        breed: 'Golden retriever',
        sex: 'macho',
        ageMonths: 38,
        weightKg: 31.2,
        color: 'Dorado',
        sterilised: true,
        feeding: twiceADay,
        temperament: 'Amigo de todos.',
      },
      {
        name: 'Nala',
        breed: 'Golden retriever',
        sex: 'hembra',
        ageMonths: 38,
        weightKg: 27.6,
        color: 'Dorado claro',
        sterilised: true,
        feeding: twiceADay,
      },
    ],
  },
  {
    name: 'Raúl',
    lastName: 'Mendoza Gil',
    email: 'raul.mendoza@demo.rumi.mx',
    phone: '55 6093 4417',
    dogs: [
      {
        name: 'Pulga',
        breed: 'Chihuahua',
        sex: 'hembra',
        ageMonths: 88,
        weightKg: 2.7,
        color: 'Canela',
        sterilised: true,
        feeding: 'Un cuarto de taza, remojada.',
        temperament: 'Prefiere el regazo al patio.',
      },
    ],
  },
  {
    name: 'Ximena',
    lastName: 'Trejo Rangel',
    email: 'ximena.trejo@demo.rumi.mx',
    phone: '55 7758 3021',
    dogs: [
      {
        name: 'Mole',
        breed: 'Labrador',
        sex: 'macho',
        ageMonths: 22,
        weightKg: 29.4,
        color: 'Chocolate',
        feeding: 'Taza y media por la mañana.',
        temperament: 'No conoce el cansancio.',
      },
    ],
  },
  {
    name: 'Óscar',
    lastName: 'Lozano Peña',
    email: 'oscar.lozano@demo.rumi.mx',
    phone: '55 8205 5796',
    dogs: [
      {
        name: 'Rayo',
        breed: 'Border collie',
        sex: 'macho',
        ageMonths: 34,
        weightKg: 18.1,
        color: 'Negro y blanco',
        feeding: twiceADay,
        temperament: 'Junta a los demás en una esquina.',
      },
    ],
  },
  {
    name: 'Paulina',
    lastName: 'Arce Domínguez',
    email: 'paulina.arce@demo.rumi.mx',
    phone: '55 9317 0482',
    dogs: [
      {
        name: 'Lola',
        breed: 'Cocker spaniel',
        sex: 'hembra',
        ageMonths: 70,
        weightKg: 12.3,
        color: 'Caramelo',
        sterilised: true,
        feeding: 'Dieta de riñón, la trae en su mochila.',
        medication: 'Benazepril, media tableta con el desayuno.',
        allergies: 'Res.',
      },
      {
        name: 'Trufa',
        breed: 'Mestiza',
        sex: 'hembra',
        ageMonths: 19,
        weightKg: 14.6,
        color: 'Negro',
        sterilised: true,
      },
    ],
  },
  {
    name: 'Héctor',
    lastName: 'Villa Sáenz',
    email: 'hector.villa@demo.rumi.mx',
    phone: '55 1064 8835',
    dogs: [
      {
        name: 'Káiser',
        breed: 'Pastor alemán',
        sex: 'macho',
        ageMonths: 46,
        weightKg: 33.8,
        color: 'Negro y fuego',
        feeding: twiceADay,
        temperament: 'Atento; presentarlo con calma.',
      },
    ],
  },
  {
    name: 'Renata',
    lastName: 'Solís Campos',
    email: 'renata.solis@demo.rumi.mx',
    phone: '55 2576 1909',
    dogs: [
      {
        name: 'Pancho',
        breed: 'Pug',
        sex: 'macho',
        ageMonths: 57,
        weightKg: 9.1,
        color: 'Arena',
        sterilised: true,
        feeding: 'Media taza dos veces al día, sin premios.',
      },
    ],
  },
  {
    name: 'Iván',
    lastName: 'Córdova Rey',
    email: 'ivan.cordova@demo.rumi.mx',
    phone: '55 3649 7254',
    dogs: [
      {
        name: 'Maíz',
        breed: 'Schnauzer miniatura',
        sex: 'macho',
        ageMonths: 12,
        weightKg: 7.3,
        color: 'Sal y pimienta',
        feeding: twiceADay,
        temperament: 'Todavía muerde agujetas.',
      },
    ],
  },
] as const satisfies readonly DemoFamily[]
