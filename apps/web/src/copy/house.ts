/** How the house speaks of itself to search engines. */
export const houseCopy = {
  name: 'Rumi',
  description:
    'Guardería, hotel, estética, entrenamiento y eventos para perros en una casa con patio en {ciudad}.',
  previewLine: 'La casa con patio donde tu perro te espera moviendo la cola',
  previewAlt: 'Canela, una perra color caramelo, en la puerta de la casa de Rumi',
} as const
