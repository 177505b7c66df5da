/** Verbatim from spec §2, 'Route tree'; the rest is ours. */
export const errorCopy = {
  notFoundTitle: '404 - Página no encontrada',
  notFoundText: (path: string) => `La página ${path} no existe.`,
  backHome: 'Volver al inicio',
  brokenTitle: 'Algo se nos cayó de la mesa',
  brokenText: 'La página no se pudo mostrar. Vuelve a intentarlo en un momento; tus datos están a salvo.',
  cutTitle: 'Sin conexión',
  cutText:
    'No hay conexión, y esta parte todavía no estaba guardada en tu dispositivo. Revisa tu internet y vuelve a intentar.',
  again: 'Volver a intentar',
  withoutScript: 'Esta página necesita JavaScript. Permítelo en tu navegador para seguir, o búscanos por',
} as const
