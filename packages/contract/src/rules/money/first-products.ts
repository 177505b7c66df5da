/** The five products the shop opens with (spec §3, 'Display content'; decision 22): the database is seeded with them. */
export const firstProducts = [
  {
    id: 1,
    name: 'Galletas de avena',
    priceCentavos: 10_00,
    imageUrl: '/productos/galletas-de-avena.svg',
    description:
      'Galletas horneadas de avena y plátano, crujientes y sin azúcar añadida, para premiar sin culpa.',
    rating: 4,
    category: 'Snacks',
  },
  {
    id: 2,
    name: 'Shampoo para perro',
    priceCentavos: 25_00,
    imageUrl: '/productos/shampoo-para-perro.svg',
    description: 'Shampoo hipoalergénico con sábila y avena: limpia, desenreda y cuida la piel sensible.',
    rating: 5,
    category: 'Estética',
  },
  {
    id: 3,
    name: 'Juguete masticable clásico',
    priceCentavos: 18_00,
    imageUrl: '/productos/juguete-masticable-clasico.svg',
    description: 'Hule natural que aguanta mordidas, rebota de lado y se rellena con su premio favorito.',
    rating: 5,
    category: 'Juguetes',
  },
  {
    id: 4,
    name: 'Croquetas balanceadas',
    priceCentavos: 45_00,
    imageUrl: '/productos/croquetas-balanceadas.svg',
    description:
      'Alimento completo para todos los días, con pollo, arroz y verduras, para adultos de cualquier talla.',
    rating: 5,
    category: 'Comida',
  },
  {
    id: 5,
    name: 'Croquetas altas en proteína',
    priceCentavos: 50_00,
    imageUrl: '/productos/croquetas-altas-en-proteina.svg',
    description: 'Receta con salmón y pavo para lomitos que corren, entrenan o necesitan ganar músculo.',
    rating: 5,
    category: 'Comida',
  },
] as const
