/** Description of the business for search engines. */
export const businessCopy = {
  name: '{casa}',
  description: '{Servicios} para perros en una casa con patio en {ciudad}.',
  appName: '{casa}: {principales} para perros',
  appDescription: 'La casa con patio donde tu perro te espera moviendo la cola.',
  previewLine: 'La casa con patio donde tu perro te espera moviendo la cola',
  previewAlt: 'Canela, una perra color caramelo, en la puerta de la casa de {casa}',
} as const
