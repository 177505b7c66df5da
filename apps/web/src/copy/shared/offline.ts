/** What is said offline, in place of the browser's own error page. */
export const offlineCopy = {
  title: 'Sin conexión',
  /** The page of ours for an address that was never opened here. */
  pageTitle: 'Sin conexión | {casa}',
  unseen: 'Esta página todavía no estaba guardada en tu dispositivo. Revisa tu internet y vuelve a intentar.',
  hours: 'Abrimos {horario}.',
  call: 'También puedes llamarnos:',
  retry: 'Reintentar',
  home: 'Ir al inicio',
  /** Above what was asked for while there was a line. */
  known: (when: string) => `Sin conexión · datos de ${when}`,
  at: (theHour: string) => theHour,
  onDay: (day: string, theHour: string) => `el ${day}, ${theHour}`,
  needsLine: (section: string) => `${section} se abre con internet`,
  needsLineText:
    'No hay conexión. En cuanto vuelva tu internet, esta pantalla se abre sola; lo que ya habías guardado sigue guardado.',
  urgent: 'Si es urgente, llámanos:',
  stillKnown: 'Sin conexión puedes ver:',
} as const
