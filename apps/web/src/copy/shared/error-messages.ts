/** Error messages in place of the store's English texts (decision 20). */
export const errorMessagesCopy = {
  title: 'No pudimos traerlo',
  offline: 'No hay conexión. Revisa tu internet y vuelve a intentar; lo que escribiste sigue aquí.',
  server: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
  tooMany: (wait: string) => `Demasiados intentos seguidos. Vuelve a intentar en ${wait}.`,
  seconds: (count: number) => (count === 1 ? '1 segundo' : `${count} segundos`),
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`),
  requestId: (id: string) => `Si nos escribes, dinos este número: ${id}`,
  unreadable: 'Renglón que no se pudo mostrar',
  unreadableRow: (key: string) =>
    `Este renglón no se pudo mostrar; los demás están completos. Vuelve a cargar la página y, si sigue igual, avísanos con esta clave: ${key}.`,
  retry: 'Volver a intentar',
  missingTitle: 'No lo encontramos',
  loading: 'Cargando',
  dismiss: 'Cerrar aviso',
  close: 'Cerrar',
  optional: 'opcional',
} as const
