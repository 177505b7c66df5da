/** Offline page, in place of the browser's own. */
export const offlineCopy = {
  title: 'Sin conexión',
  /** Page for an address that is not cached. */
  pageTitle: 'Sin conexión | {casa}',
  unseen: 'Esta página todavía no estaba guardada en tu dispositivo. Revisa tu internet y vuelve a intentar.',
  hours: 'Abrimos {horario}.',
  call: 'También puedes llamarnos:',
  retry: 'Reintentar',
  home: 'Ir al inicio',
  /** Notice above cached data. */
  known: (when: string) => `Sin conexión · datos de ${when}`,
  unsent: (count: number) => `${count} por enviar`,
  at: (theHour: string) => theHour,
  onDay: (day: string, theHour: string) => `el ${day}, ${theHour}`,
  needsLine: (section: string) => `${section} se abre con internet`,
  needsLineText:
    'No hay conexión. En cuanto vuelva tu internet, esta pantalla se abre sola; lo que ya habías guardado sigue guardado.',
  urgent: 'Si es urgente, llámanos:',
  stillKnown: 'Sin conexión puedes ver:',
} as const
